import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/exports/endpoints.ts';
import type { Export } from '#src/contract/exports/export.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile } from './http.ts';
import { keyOf } from './resource-key.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Milliseconds between looks whether a copy is ready. */
const LOOK_AGAIN_MS = 4000;

/** Whether the copy is still being made. */
export const isBeingMade = ({ ready_at, failed }: Export): boolean => ready_at === null && !failed;

/**
 * The copies of the user's data, newest first; null from a server that makes none. While one is being made, looks again
 * as long as the page is visible (rule EXPORT-6).
 */
export const listExportsQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.listExports.reads, 'list'),
    queryFn: async ({ signal }) => {
      const reply = await unlessUnknown(call(endpoints.listExports, { signal }), null);
      return reply?.exports ?? null;
    },
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? LOOK_AGAIN_MS : false),
    meta: { isSilent: true },
  });

export const listExportsFailure = withServerMessage(
  msg`We couldn’t load the copies of your data. Please try again later.`,
);

/** Begins a copy, unless one is being made. */
export const requestExport = () =>
  defineMutation(endpoints.requestExport, {
    mutationFn: () => call(endpoints.requestExport),
    meta: {
      failure: withServerMessage(msg`We couldn’t start a copy of your data. Please try again.`),
    },
  });

/** Downloads a copy, whose file needs the user's token. */
export const getExportFile = () =>
  defineMutation(endpoints.getExportFile, {
    mutationFn: async ({ _id, ready_at }: Pick<Export, '_id' | 'ready_at'>) => {
      const file = await callForFile(endpoints.getExportFile, { params: { id: _id } });
      saveAs(file, `meydan-data-${(ready_at ?? '').slice(0, 10)}.zip`);
    },
    meta: {
      failure: withServerMessage(msg`The copy of your data couldn’t be downloaded.`),
    },
  });
