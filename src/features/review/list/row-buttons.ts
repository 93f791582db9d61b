/*
 * The DOM ids of the two buttons in a row that open its application. Closing it returns the focus to
 * the one that was pressed, which may have been rendered anew by then.
 */

export const nameButtonId = (applicationId: string): string => `application-${applicationId}`;

export const detailsButtonId = (applicationId: string): string => `details-${applicationId}`;
