import type { Dependencies } from '../../http/dependencies.ts';
import type { SessionUser } from '../accounts/queries.ts';
import { purgeDeletedFiles } from './background.ts';
import { markUnusedDeleted } from './commands.ts';
import { namedFileId } from './file-names.ts';

/**
 * Removes, in the background, the files that the profile named before a change and that nothing needs any
 * more.
 */
export function removeReplacedFiles(
  dependencies: Dependencies,
  before: SessionUser,
  after: SessionUser,
): void {
  const { database, runInBackground, clock } = dependencies;
  const ids = (['resume_url', 'profile_image_url'] as const).flatMap((field) => {
    const id = before[field] === after[field] ? undefined : namedFileId(before[field]);
    return id ? [id] : [];
  });
  if (ids.length === 0) return;
  runInBackground(async () => {
    const removed = await markUnusedDeleted(database.db, before._id, ids, clock());
    if (removed > 0) await purgeDeletedFiles(dependencies);
  });
}
