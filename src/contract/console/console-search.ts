import * as z from 'zod/mini';
import { searchText } from '#src/contract/jobs/job.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { pageNumber } from '#src/contract/paging.ts';

/** The entities of the data console, in the order of its tabs (rule CONSOLE-2). */
export const CONSOLE_ENTITIES = [
  'users',
  'jobs',
  'applications',
  'candidates',
  'employers',
  'messages',
] as const;
export type ConsoleEntity = (typeof CONSOLE_ENTITIES)[number];

/** The columns that a list can be sorted by; a leading `-` sorts in descending order. */
export const CONSOLE_SORTS = ['-created_at', 'created_at', 'name', '-name', '_id', '-_id'] as const;
export type ConsoleSort = (typeof CONSOLE_SORTS)[number];

const listFields = {
  page: pageNumber,
  sort: z.catch(z.enum(CONSOLE_SORTS), '-created_at'),
  query: searchText,
};

/** Sort order, search words and page (from 1) of a list of records; invalid values are dropped. */
export const consoleListSchema = z.object(listFields);
export type ConsoleList = z.infer<typeof consoleListSchema>;

/** Replaces the record's id in the URL of the create dialog. */
export const NEW_RECORD = 'new';

/** The console's search params: tab, list, and the open record. */
export const consoleSearchSchema = z.object({
  tab: z.catch(z.enum(CONSOLE_ENTITIES), 'users'),
  ...listFields,
  record: z.catch(z.optional(z.coerce.string().check(z.maxLength(LINE_MAX))), undefined),
  mode: z.catch(z.enum(['view', 'edit']), 'view'),
});
export type ConsoleSearch = z.infer<typeof consoleSearchSchema>;
