/** The DOM id of the candidate's name in the list, which opens the application. */
export const nameButtonId = (applicationId: string): string => `application-${applicationId}`;
