/*
 * DOM ids of a row's two buttons that open its application. Closing returns the focus to the pressed button,
 * which may have been remounted by then.
 */

export const nameButtonId = (applicationId: string): string => `application-${applicationId}`;

export const detailsButtonId = (applicationId: string): string => `details-${applicationId}`;
