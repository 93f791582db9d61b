/** Milliseconds until the address of a saved file is given up: some browsers read it a moment later. */
const KEEP_MS = 60_000;

/** Saves `file` under a name, as a link to it would. */
export const saveAs = (file: Blob, fileName: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
};
