import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** The complete HTML of `node`, without scripts, since nothing streams in later. Rejects with the first error. */
export const renderToText = async (node: ReactNode): Promise<string> => {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(node, {
    // Larger parts would otherwise follow the page, moved into place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0)
    throw new Error('The page could not be rendered', { cause: failures[0] });
  return new Response(stream).text();
};
