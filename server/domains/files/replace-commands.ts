import type { Dependencies } from '#server/http/dependencies.ts';
import type { User } from '#src/contract/accounts/user.ts';
import { namedFileId } from './address-rules.ts';
import { markUnusedDeleted } from './commands.ts';
import { purgeDeletedFiles } from './purge-commands.ts';

/** The account fields that name files. */
type Naming = Pick<User, '_id' | 'resume_url' | 'profile_image_url'>;

/** Removes, in the background, files that a profile change replaced and that are unused now (rule PROFILE-6). */
export function removeReplacedFiles(
  dependencies: Dependencies,
  before: Naming,
  after: Naming,
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
