/** The DOM id of the button that opens an application's details. */
export const openerId = (applicationId: string): string => `details-${applicationId}`;
