import { and, asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lockAccount } from '#server/platform/database/locks.ts';
import { type Database, messageTemplates, users } from '#server/platform/database/schema.ts';
import { TEMPLATES_MAX } from '#src/contract/limits.ts';
import type { MessageTemplate, TemplateInput } from '#src/contract/messages/application-message.ts';
import { STARTER_TEMPLATES } from './starter-templates.ts';

const columns = {
  _id: messageTemplates._id,
  kind: messageTemplates.kind,
  language: messageTemplates.language,
  name: messageTemplates.name,
  body: messageTemplates.body,
};

const isOwn = (employerId: string, id: string) =>
  and(eq(messageTemplates._id, id), eq(messageTemplates.employer_id, employerId));

/** Creates the employer's starter templates, only once per account (rule STATUS-12). */
export async function giveStarterTemplates(
  db: Database,
  employerId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two concurrent first calls, one finds the row changed.
    const started = await tx
      .update(users)
      .set({ has_templates: true })
      .where(and(eq(users._id, employerId), eq(users.has_templates, false)))
      .returning({ _id: users._id });
    if (started.length === 0) return;
    await tx.insert(messageTemplates).values(
      STARTER_TEMPLATES.map((template) => ({
        ...template,
        _id: v7(),
        employer_id: employerId,
        created_at: now,
        updated_at: now,
      })),
    );
  });
}

/** All templates of the employer, oldest first. */
export async function listTemplates(
  db: Database,
  employerId: string,
  now: Date,
): Promise<MessageTemplate[]> {
  await giveStarterTemplates(db, employerId, now);
  return readTemplates(db, employerId);
}

/** The same, without giving any. */
export const readTemplates = (db: Database, employerId: string): Promise<MessageTemplate[]> =>
  db
    .select(columns)
    .from(messageTemplates)
    .where(eq(messageTemplates.employer_id, employerId))
    .orderBy(asc(messageTemplates.created_at), asc(messageTemplates._id))
    .limit(TEMPLATES_MAX);

/** Saves a template; `full` if the employer has as many as allowed. */
export async function createTemplate(
  db: Database,
  employerId: string,
  input: TemplateInput,
  now: Date,
): Promise<MessageTemplate | 'full'> {
  // Starter templates count even if never listed.
  await giveStarterTemplates(db, employerId, now);
  return db.transaction(async (tx) => {
    // Locked, so that two calls can't both take the last place.
    await lockAccount(tx, employerId);
    const kept = await tx.$count(messageTemplates, eq(messageTemplates.employer_id, employerId));
    if (kept >= TEMPLATES_MAX) return 'full';
    const moments = { created_at: now, updated_at: now };
    const [created] = await tx
      .insert(messageTemplates)
      .values({ ...input, _id: v7(), employer_id: employerId, ...moments })
      .returning(columns);
    if (!created) throw new Error('The template disappeared while it was created');
    return created;
  });
}

/** Changes a template of the employer; `not_found` when there is none with this id. */
export async function updateTemplate(
  db: Database,
  employerId: string,
  id: string,
  input: TemplateInput,
  now: Date,
): Promise<MessageTemplate | 'not_found'> {
  const [updated] = await db
    .update(messageTemplates)
    .set({ ...input, updated_at: now })
    .where(isOwn(employerId, id))
    .returning(columns);
  return updated ?? 'not_found';
}

/** Deletes a template of the employer; `not_found` when there is none with this id. */
export async function deleteTemplate(
  db: Database,
  employerId: string,
  id: string,
): Promise<'done' | 'not_found'> {
  const deleted = await db
    .delete(messageTemplates)
    .where(isOwn(employerId, id))
    .returning({ _id: messageTemplates._id });
  return deleted.length > 0 ? 'done' : 'not_found';
}
