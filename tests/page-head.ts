/** Runs a script of the page's head, as the page does: its plain text, before and without any module. */
export const runInHead = (script: string): void => {
  // oxlint-disable-next-line typescript/no-implied-eval -- The script is a text, as it stands in the page.
  new Function(script)();
};
