import { and, asc, eq } from 'drizzle-orm';
import { v5, v7 } from 'uuid';
import { hasRow } from '#server/platform/database/has-row.ts';
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

/**
 * The employer's starter templates. Their ids follow from the account, so that they can be listed before they are
 * stored: reading changes nothing.
 */
const startersOf = (employerId: string) =>
  STARTER_TEMPLATES.map((template) => ({
    ...template,
    _id: v5(`${template.kind} ${template.language}`, employerId),
  }));

/** Stores the employer's starter templates, only once per account (rule STATUS-12). */
export async function giveStarterTemplates(
  db: Database,
  employerId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Of two concurrent calls, one finds the row changed.
    const started = await tx
      .update(users)
      .set({ has_templates: true })
      .where(and(eq(users._id, employerId), eq(users.has_templates, false)))
      .returning({ _id: users._id });
    if (started.length === 0) return;
    await tx.insert(messageTemplates).values(
      startersOf(employerId).map((template, index, { length }) => ({
        ...template,
        employer_id: employerId,
        // Keeps their order, and before others.
        created_at: new Date(now.getTime() - length + index),
        updated_at: now,
      })),
    );
  });
}

/** All templates of the employer, oldest first: the starter templates until any was changed. */
export async function listTemplates(db: Database, employerId: string): Promise<MessageTemplate[]> {
  const stored = await readTemplates(db, employerId);
  if (stored.length > 0) return stored;
  const isNew = and(eq(users._id, employerId), eq(users.has_templates, false));
  return (await hasRow(db, users, isNew)) ? startersOf(employerId) : [];
}

/** The stored ones. */
const readTemplates = (db: Database, employerId: string): Promise<MessageTemplate[]> =>
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
  await giveStarterTemplates(db, employerId, now);
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
  now: Date,
): Promise<'done' | 'not_found'> {
  await giveStarterTemplates(db, employerId, now);
  const deleted = await db
    .delete(messageTemplates)
    .where(isOwn(employerId, id))
    .returning({ _id: messageTemplates._id });
  return deleted.length > 0 ? 'done' : 'not_found';
}
