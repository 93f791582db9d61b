/** The id of what a page without content says when the app could not be started. */
export const START_FAILURE_ID = 'start-failure';

/** Says so, in place of the spinner, on a page that has nothing else to show. */
export const showStartFailure = (): void => {
  document.querySelector('#content [role=status]')?.remove();
  document.getElementById(START_FAILURE_ID)?.removeAttribute('hidden');
};
