/** Runs a script of the page's head, as the page does: its plain text, before and without any module. */
export const runInHead = (script: string): void => {
  new Function(script)();
};
