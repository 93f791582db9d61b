import { msg } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CONSOLE_PAGE_SIZE } from '#src/contract/console/console.ts';
import type { ConsoleEntity, ConsoleList } from '#src/contract/console/console-search.ts';
import * as endpoints from '#src/contract/console/endpoints.ts';
import { consolePath } from '#src/lib/config.ts';
import { withServerMessage } from './api-error.ts';
import { call } from './http.ts';
import { toConsolePage } from './plain-lists.ts';
import { keyOf } from './resource-key.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Milliseconds between checks of a deletion's progress. */
const LOOK_MS = 2_000;

/** Adds the console's path segment to a call's parameters. */
export const inConsole = <Named extends Record<string, string>>(params: Named) => ({
  console: consolePath,
  ...params,
});

/*
 * None of these calls requires a token in the browser: without a token or permission, the server's message is shown.
 */
export const listRecordsKey = () => keyOf(endpoints.listRecords.reads, 'list');

/**
 * One page of an entity's records. Within one entity, the previous page stays until the next one
 * has loaded.
 */
export const listRecordsQuery = (entity: ConsoleEntity, { page, sort, query }: ConsoleList) =>
  queryOptions({
    queryKey: [...listRecordsKey(), entity, { page, sort, query }],
    queryFn: async ({ signal }) => {
      const reply = await call(endpoints.listRecords, {
        params: inConsole({ entity }),
        query: { page, limit: CONSOLE_PAGE_SIZE, sort, query },
        signal,
      });
      if (Array.isArray(reply)) return toConsolePage(reply, { sort, query });
      return { ...reply, total: Math.max(reply.total, reply.records.length) };
    },
    placeholderData: (previous, query) =>
      query?.queryKey[2] === entity ? keepPreviousData(previous) : undefined,
  });

/** One record, fetched whenever it is opened, so that edits start from the stored values. */
export const getRecordQuery = (entity: ConsoleEntity, id: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.getRecord.reads, 'detail', entity, id),
    queryFn: ({ signal }) =>
      call(endpoints.getRecord, { params: inConsole({ entity, id }), signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Deletions in progress, polled until there are none. */
export const listDeletionsQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.listDeletions.reads, 'deletions'),
    queryFn: ({ signal }) =>
      unlessUnknown(call(endpoints.listDeletions, { params: inConsole({}), signal }), []),
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_MS : false),
    retry: false,
    meta: { isSilent: true },
  });

/** How many other records will be deleted with the record. */
export const getDependentsQuery = (entity: ConsoleEntity, id: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.getDependents.reads, 'dependents', entity, id),
    queryFn: ({ signal }) =>
      call(endpoints.getDependents, { params: inConsole({ entity, id }), signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The record's audit log, newest first. */
export const getRecordLogQuery = (entity: ConsoleEntity, id: string) =>
  queryOptions({
    queryKey: keyOf(endpoints.getRecordLog.reads, 'log', entity, id),
    queryFn: ({ signal }) =>
      call(endpoints.getRecordLog, { params: inConsole({ entity, id }), signal }),
    staleTime: 0,
  });

/** The server's message, otherwise this one (rule CONSOLE-8). */
export const consoleFailure = withServerMessage(
  msg`Something went wrong in the data console. Please try again.`,
);
