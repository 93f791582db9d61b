import { newestLog } from '#server/domains/console/audit-queries.ts';
import type { AuditEntry } from '#src/contract/console/console.ts';
import type { Command } from './command.ts';
import { shown } from './shown.ts';

/** Default and maximum number of entries shown. */
const LINES = 100;
const LINES_MAX = 100_000;

const lineOf = ({ created_at, actor, action, entity, record_id, ...more }: AuditEntry) =>
  [
    `${created_at}  ${actor || '(deleted account)'}  ${action}  ${entity}/${record_id}  ${
      more.is_erased ? '(values of a deleted account)' : shown(more.label)
    }`,
    ...more.changes.map(({ field, from, to }) =>
      from === undefined
        ? `    ${field}: ${shown(to)}`
        : `    ${field}: ${shown(from)} -> ${shown(to)}`,
    ),
  ].join('\n');

export const log: Command = {
  usage: { '[NUMBER]': `shows the last writes in the data console (${LINES}), the newest last` },
  read: ([word = '', ...more]) => {
    if (!/^\d*$/.test(word) || more.length > 0) return undefined;
    const limit = Math.min(Number(word) || LINES, LINES_MAX);
    return async ({ database: { db } }) => {
      const entries = await newestLog(db, limit);
      const message = entries.toReversed().map(lineOf).join('\n');
      return { message: message || 'Nothing was written yet.', done: true };
    };
  },
};
