import { msg, plural } from '@lingui/core/macro';
import {
  CONSOLE_EXPORT_MAX,
  type ConsoleExport,
  type ConsoleRecord,
} from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import * as endpoints from '#src/contract/console/endpoints.ts';
import { saveAs } from '#src/lib/save-file.ts';
import {
  consoleFailure,
  getRecordLogQuery,
  inConsole,
  listDeletionsQuery,
  listRecordsKey,
} from './console.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callForFile, callWithoutReply } from './http.ts';

type Values = Record<string, unknown>;

const exportCut = msg`${plural(CONSOLE_EXPORT_MAX, {
  one: 'The file has only the first record. Search to export fewer.',
  other: 'The file has only the first # records. Search to export fewer.',
})}`;

/** Creates a record; the dialog shows failures. */
export const createRecord = (entity: ConsoleEntity) =>
  defineMutation(endpoints.createRecord, {
    mutationFn: (body: Values) =>
      call(endpoints.createRecord, { params: inConsole({ entity }), body }),
    meta: { success: msg`Saved` },
  });

/** Saves an edited record as a whole; the dialog shows failures. */
export const updateRecord = (entity: ConsoleEntity, id: string) =>
  defineMutation(endpoints.updateRecord, {
    mutationFn: (body: Values) =>
      call(endpoints.updateRecord, { params: inConsole({ entity, id }), body }),
    meta: { success: msg`Saved` },
  });

type Export = ConsoleExport & { fileName: string; total: number };

/** Saves all matching records as a CSV file; warns when the file lacks some. */
export const exportRecords = (entity: ConsoleEntity) =>
  defineMutation(endpoints.exportRecords, {
    mutationFn: async ({ sort, query, fileName }: Export) => {
      const file = await callForFile(endpoints.exportRecords, {
        params: inConsole({ entity }),
        query: { sort, query },
        language: document.documentElement.lang,
      });
      saveAs(file, fileName);
    },
    meta: {
      success: (_reply, { total }) =>
        total > CONSOLE_EXPORT_MAX ? { type: 'warning', message: exportCut } : undefined,
      failure: consoleFailure,
    },
  });

/** Logs the user out everywhere. */
export const endSessions = (userId: string) =>
  defineMutation(endpoints.endSessions, {
    mutationFn: () =>
      callWithoutReply(endpoints.endSessions, { params: inConsole({ id: userId }) }),
    meta: {
      // The audit log lists it.
      only: { console: [getRecordLogQuery('users', userId).queryKey] },
      success: msg`This user has been logged out everywhere.`,
      failure: consoleFailure,
    },
  });

export const deleteRecord = (entity: ConsoleEntity) =>
  defineMutation(endpoints.deleteRecord, {
    mutationFn: ({ _id: id }: Pick<ConsoleRecord, '_id'>) =>
      callWithoutReply(endpoints.deleteRecord, { params: inConsole({ entity, id }) }),
    meta: {
      // Not the list of dependents, which the dialog still shows.
      only: { console: [listRecordsKey(), listDeletionsQuery().queryKey] },
      success: msg`Deleted`,
      failure: consoleFailure,
    },
  });
