/** The id of the button of a row that opens its details, by the id of the application. */
export const openerId = (applicationId: string): string => `details-${applicationId}`;
