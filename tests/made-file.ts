import type { Page } from '@playwright/test';

/** A file that a page has made an address for. */
export type MadeFile = { address: string; type: string; bytes: Buffer };

/** The next file that the page makes an address for; the protocol does not tell the bytes of a blob. */
export async function nextFile(page: Page): Promise<MadeFile> {
  const { bytes, ...file } = await page.evaluate(
    () =>
      new Promise<{ address: string; type: string; bytes: number[] }>((resolve) => {
        const createAddress = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          const address = createAddress(file);
          if (file instanceof Blob)
            void file
              .arrayBuffer()
              .then((buffer) =>
                resolve({ address, type: file.type, bytes: [...new Uint8Array(buffer)] }),
              );
          return address;
        };
      }),
  );
  return { ...file, bytes: Buffer.from(bytes) };
}

/** The address that a tab was led to: a browser without windows saves a PDF instead of showing it. */
export const addressOf = (tab: Page): Promise<string> =>
  Promise.any([
    tab.waitForEvent('download').then((download) => download.url()),
    tab.waitForURL(/^blob:/).then(() => tab.url()),
  ]);
