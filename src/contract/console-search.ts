import * as z from 'zod/mini';
import { searchText } from './job.ts';
import { LINE_MAX } from './limits.ts';
import { pageNumber } from './paging.ts';

/** The kinds of records in the data console, in the order of its tabs (rule CONSOLE-2). */
export const CONSOLE_ENTITIES = [
  'users',
  'jobs',
  'applications',
  'candidates',
  'employers',
  'messages',
] as const;
export type ConsoleEntity = (typeof CONSOLE_ENTITIES)[number];

/** The columns that a list can be sorted by; a `-` before it sorts downwards. */
export const CONSOLE_SORTS = ['-created_at', 'created_at', 'name', '-name', '_id', '-_id'] as const;
export type ConsoleSort = (typeof CONSOLE_SORTS)[number];

const listFields = {
  page: pageNumber,
  sort: z.catch(z.enum(CONSOLE_SORTS), '-created_at'),
  query: searchText,
};

/** What sorts and narrows a list of records, and which page of it (from 1); what cannot be read is left out. */
export const consoleListSchema = z.object(listFields);
export type ConsoleList = z.infer<typeof consoleListSchema>;

/** In the place of a record's id in the address: the dialog that creates one. */
export const NEW_RECORD = 'new';

/** What the console's address carries: tab, list, and the record that is open. */
export const consoleSearchSchema = z.object({
  tab: z.catch(z.enum(CONSOLE_ENTITIES), 'users'),
  ...listFields,
  record: z.catch(z.optional(z.coerce.string().check(z.maxLength(LINE_MAX))), undefined),
  mode: z.catch(z.enum(['view', 'edit']), 'view'),
});
export type ConsoleSearch = z.infer<typeof consoleSearchSchema>;
