import { type Context, Hono } from 'hono';
import {
  candidateInputSchema,
  companyNameInputSchema,
  employerInputSchema,
  type PersonalInput,
  personalInputSchema,
} from '../../src/contract/profile.ts';
import { texts } from '../../src/contract/texts.ts';
import type { Dependencies } from '../dependencies.ts';
import { ownFile } from '../files/own-file.ts';
import { fieldProblem } from '../problem.ts';
import { readJson } from '../request.ts';
import { requireCandidate, requireEmployer, requireUser } from '../session.ts';
import { findProfile, updateCompany, updateProfession } from '../store/profiles.ts';
import { toUser, updateUser } from '../store/users.ts';

const ADDRESSES = [
  { field: 'resume_url', kind: 'resume', refusal: texts.resumeNotYours },
  { field: 'profile_image_url', kind: 'image', refusal: texts.fileNotFound },
] as const;

/** /api/users/profile. `onWrite` is called after each change that shows beside a job. */
export function profileRoutes(dependencies: Dependencies, onWrite: () => void) {
  const { db } = dependencies.database;

  /** The changes with the addresses of files as they are kept; refuses (400) another user's file. */
  const checked = async (c: Context, userId: string, changes: PersonalInput) => {
    const result = { ...changes };
    for (const { field, kind, refusal } of ADDRESSES) {
      const given = changes[field];
      if (!given) continue;
      const owned = { kind, userId, refusal: fieldProblem(field, refusal) };
      result[field] = (await ownFile(c, dependencies, owned, given)).url;
    }
    return result;
  };

  return new Hono()
    .get('/', requireUser(dependencies), async (c) => c.json(await findProfile(db, c.var.user)))
    .put('/', requireUser(dependencies), async (c) => {
      const { _id } = c.var.user;
      const changes = await checked(c, _id, await readJson(c, personalInputSchema));
      const user = await updateUser(db, _id, changes);
      onWrite();
      return c.json(toUser(user));
    })
    .put('/employer', requireEmployer(dependencies), async (c) => {
      const { _id } = c.var.user;
      const { company_name, company_website, company_size, industry, company_description, ...own } =
        await readJson(c, employerInputSchema);
      const company = {
        company_name,
        company_website,
        company_size,
        industry,
        company_description,
      };
      const changes = await checked(c, _id, own);
      const user = await db.transaction(async (tx) => {
        await updateCompany(tx, _id, company);
        return updateUser(tx, _id, changes);
      });
      onWrite();
      return c.json(await findProfile(db, user));
    })
    .put('/candidate', requireCandidate(dependencies), async (c) => {
      const { _id } = c.var.user;
      const {
        first_name,
        last_name,
        phone,
        location,
        resume_url,
        profile_image_url,
        ...profession
      } = await readJson(c, candidateInputSchema);
      const own = { first_name, last_name, phone, location, resume_url, profile_image_url };
      const changes = await checked(c, _id, own);
      const user = await db.transaction(async (tx) => {
        await updateProfession(tx, _id, profession);
        return updateUser(tx, _id, changes);
      });
      return c.json(await findProfile(db, user));
    });
}

/** PUT /api/profile/employer: the company's name alone, sent after a job was changed. */
export function companyNameRoutes(dependencies: Dependencies, onWrite: () => void) {
  const { db } = dependencies.database;
  return new Hono().put('/employer', requireEmployer(dependencies), async (c) => {
    await updateCompany(db, c.var.user._id, await readJson(c, companyNameInputSchema));
    onWrite();
    return c.json(await findProfile(db, c.var.user));
  });
}
