/** Milliseconds until an object URL is revoked: some browsers read it a moment after the click. */
const KEEP_MS = 60_000;

/** An object URL of `file`, valid for a minute. */
export const createObjectUrl = (file: Blob): string => {
  const address = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
  return address;
};

/** Downloads `file` under a name. */
export const saveAs = (file: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = createObjectUrl(file);
  link.download = fileName;
  link.click();
};
