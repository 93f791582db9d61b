/** Milliseconds until an address is given up: some browsers read it a moment later. */
const KEEP_MS = 60_000;

/** An address under which the browser finds `file`, for a minute. */
export const temporaryAddress = (file: Blob): string => {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
  return address;
};

/** Saves `file` under a name, as a link to it would. */
export const saveAs = (file: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = temporaryAddress(file);
  link.download = fileName;
  link.click();
};
