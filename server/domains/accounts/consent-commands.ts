import { v7 } from 'uuid';
import { lockAccountsShared } from '#server/platform/database/locks.ts';
import { consents, type Database } from '#server/platform/database/schema.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import type { Language } from '#src/contract/language.ts';

type Given = { language: Language; now: Date };

/**
 * Records that the account accepted the terms and the privacy policy, once for each version. Records nothing of another
 * version than the current one, which the server can't know to have been shown (rule CONSENT-1).
 */
export async function recordTerms(
  tx: Database,
  userId: string,
  version: string | undefined,
  { language, now }: Given,
): Promise<void> {
  if (version !== LEGAL_TEXTS_DAY) return;
  const given = { user_id: userId, version, language, created_at: now };
  await tx
    .insert(consents)
    .values((['terms', 'privacy'] as const).map((purpose) => ({ ...given, purpose, _id: v7() })))
    .onConflictDoNothing();
}

/** Records that the candidate shares parts of the profile with this application (rule CONSENT-3). */
export async function recordSharing(
  tx: Database,
  { userId, applicationId }: { userId: string; applicationId: string },
  { language, now }: Given,
): Promise<void> {
  await tx.insert(consents).values({
    _id: v7(),
    user_id: userId,
    purpose: 'profile',
    language,
    created_at: now,
    application_id: applicationId,
  });
}

/** Records that the account accepted the current terms; `outdated` when `version` isn't the current one. */
export async function agreeToTerms(
  db: Database,
  userId: string,
  { version, ...given }: Given & { version: string },
): Promise<'done' | 'outdated' | 'no_account'> {
  if (version !== LEGAL_TEXTS_DAY) return 'outdated';
  return db.transaction(async (tx) => {
    if ((await lockAccountsShared(tx, [userId])) < 1) return 'no_account';
    await recordTerms(tx, userId, version, given);
    return 'done';
  });
}
