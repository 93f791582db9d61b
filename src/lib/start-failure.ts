/** Id of the message that the app could not be started, for a page without content. */
export const START_FAILURE_ID = 'start-failure';

/** Replaces the spinner of a page without content with that message. */
export const showStartFailure = (): void => {
  document.querySelector('#content [role=status]')?.remove();
  document.getElementById(START_FAILURE_ID)?.removeAttribute('hidden');
};
