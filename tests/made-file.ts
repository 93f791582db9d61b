import type { Page } from '@playwright/test';

/** A file for which a page has created an object URL. */
export type MadeFile = { address: string; type: string; bytes: Buffer };

/** The next such file. Its bytes are read in the page, since the protocol doesn't expose those of a blob. */
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

/** The address that a tab has opened: a headless browser downloads a PDF instead of showing it. */
export const addressOf = (tab: Page): Promise<string> =>
  Promise.any([
    tab.waitForEvent('download').then((download) => download.url()),
    tab.waitForURL(/^blob:/).then(() => tab.url()),
  ]);
