/** The DOM id of the button that opens an application's details. */
export const detailsButtonId = (applicationId: string): string => `details-${applicationId}`;
