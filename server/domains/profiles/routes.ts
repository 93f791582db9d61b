import { updateProfile } from '#server/domains/accounts/commands.ts';
import { toUser } from '#server/domains/accounts/queries.ts';
import { lockFile } from '#server/domains/files/commands.ts';
import { apiOrigins, resolveFileReference } from '#server/domains/files/reference-queries.ts';
import { removeReplacedFiles } from '#server/domains/files/replace-commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { fieldProblem, type Problem } from '#server/http/problem.ts';
import type { Route } from '#server/http/router.ts';
import type { SessionUser } from '#server/http/session-user.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { type PersonalInput, personalInputSchema } from '#src/contract/profiles/profile.ts';
import { namesOf, pick } from '#src/shared/records.ts';
import { updateCandidateProfile, updateEmployerProfile } from './commands.ts';
import { getProfile } from './queries.ts';

const ADDRESSES = [
  { field: 'resume_url', kind: 'resume', message: errorMessages.resumeNotYours },
  { field: 'profile_image_url', kind: 'image', message: errorMessages.fileNotFound },
] as const;

const SHOWN_WITH_JOBS = [
  'company_name',
  'company_website',
  'company_description',
  'profile_image_url',
];
const field = (record: object, name: string): unknown => Reflect.get(record, name);

/** /api/users/profile */
export function profileRoutes(route: Route, dependencies: Dependencies) {
  const { db } = dependencies.database;
  const { jobChanges } = dependencies;

  /** Writes the personal changes and runs `more` in the same transaction; refuses (400) another user's file. */
  const write = async (
    requestUrl: string,
    userId: string,
    given: PersonalInput,
    more: (tx: Database) => Promise<void> = async () => {},
  ): Promise<SessionUser> => {
    const changes = pick(given, namesOf(personalInputSchema.shape));
    const named: { fileId: string; error: Problem }[] = [];
    for (const { field, kind, message } of ADDRESSES) {
      const address = changes[field];
      if (!address) continue;
      const error = fieldProblem(field, message);
      const owned = { kind, userId, error, origins: apiOrigins(requestUrl, dependencies) };
      const { url, fileId } = await resolveFileReference(db, owned, address);
      changes[field] = url;
      if (fileId) named.push({ fileId, error });
    }
    return db.transaction(async (tx) => {
      const user = await updateProfile(tx, userId, changes);
      await more(tx);
      // A change in another tab may have just removed the file.
      for (const { fileId, error } of named) if (!(await lockFile(tx, fileId))) throw error;
      return user;
    });
  };

  /** Publishes a change of jobs if a field that jobs show has changed; other changes keep the cache. */
  const publishShown = (before: object, after: object): void => {
    const isShown = (name: string) => field(before, name) !== field(after, name);
    if (SHOWN_WITH_JOBS.some(isShown)) jobChanges.publish();
  };

  route(endpoints.getProfile, (c) => getProfile(db, c.var.user));
  route(endpoints.updateProfile, async (c, { readBody }) => {
    const { _id } = c.var.user;
    const user = await write(c.req.url, _id, await readBody());
    removeReplacedFiles(dependencies, c.var.user, user);
    if (user.user_type === 'employer') publishShown(c.var.user, user);
    return toUser(user);
  });
  route(endpoints.updateEmployerProfile, async (c, { readBody }) => {
    const { _id } = c.var.user;
    const before = await getProfile(db, c.var.user);
    const body = await readBody();
    const user = await write(c.req.url, _id, body, (tx) => updateEmployerProfile(tx, _id, body));
    removeReplacedFiles(dependencies, c.var.user, user);
    const after = await getProfile(db, user);
    publishShown(before, after);
    return after;
  });
  route(endpoints.updateCandidateProfile, async (c, { readBody }) => {
    const { _id } = c.var.user;
    const body = await readBody();
    const user = await write(c.req.url, _id, body, (tx) => updateCandidateProfile(tx, _id, body));
    removeReplacedFiles(dependencies, c.var.user, user);
    return getProfile(db, user);
  });
  route(endpoints.updateCompanyName, async (c, { readBody }) => {
    const before = await getProfile(db, c.var.user);
    await updateEmployerProfile(db, c.var.user._id, await readBody());
    const after = await getProfile(db, c.var.user);
    publishShown(before, after);
    return after;
  });
}
