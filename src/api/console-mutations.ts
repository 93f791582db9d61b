import { msg } from '@lingui/core/macro';
import { type ConsoleRecord, consoleRecordSchema } from '../contract/console.ts';
import type { ConsoleEntity } from '../contract/console-search.ts';
import { consoleFailure, consoleQueries, recordPath } from './console.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';

type Values = Record<string, unknown>;

/** What a record of the console says, other screens say too. */
const everything = [[]] as const;

/** Creates a record, or saves the whole edited one; the dialog says how it failed. */
export const saveRecord = (entity: ConsoleEntity, id: string | undefined) =>
  defineMutation({
    mutationFn: (values: Values) =>
      id === undefined
        ? call('POST', recordPath(entity), consoleRecordSchema, { json: values })
        : call('PUT', recordPath(entity, id), consoleRecordSchema, { json: values }),
    meta: { invalidates: everything, success: msg`Saved` },
  });

/** Logs the user out everywhere. */
export const endSessions = (userId: string) =>
  defineMutation({
    mutationFn: () => callWithoutReply('POST', recordPath('users', userId, 'end-sessions')),
    meta: {
      // The history tells of it.
      invalidates: [consoleQueries.log('users', userId).queryKey],
      success: msg`This user has been logged out everywhere.`,
      failure: consoleFailure,
    },
  });

export const deleteRecord = (entity: ConsoleEntity) =>
  defineMutation({
    mutationFn: (record: Pick<ConsoleRecord, '_id'>) =>
      callWithoutReply('DELETE', recordPath(entity, record._id)),
    meta: {
      // Not the question of what goes with it, which still shows.
      invalidates: [consoleQueries.lists(), ['jobs'], ['applications']],
      success: msg`Deleted`,
      failure: consoleFailure,
    },
  });
