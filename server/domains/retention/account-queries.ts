import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { isKeptUser } from '#server/platform/database/being-deleted.ts';
import { users } from '#server/platform/database/schema.ts';
import { daysAfter, type Terms, WARNED_AGAIN_DAYS, warnedFrom } from './rules.ts';

/** Neither an administrator's, nor about to be deleted anyway. */
const isOrdinary = and(isKeptUser, eq(users.is_admin, false), isNull(users.leaves_at));

/** Condition: an account that nobody uses, whose owner was not warned (rule RETAIN-5). */
export const isAccountToWarn = ({ accounts: days }: Terms, now: Date): SQL | undefined =>
  and(isOrdinary, isNull(users.deletes_at), lte(users.seen_at, warnedFrom(now, days)));

/** Condition: the owner was warned once, and the account will be deleted soon. */
export const isAccountToWarnAgain = (now: Date): SQL | undefined =>
  and(
    isOrdinary,
    eq(users.is_warned_again, false),
    lte(users.deletes_at, daysAfter(now, WARNED_AGAIN_DAYS)),
  );

/** Condition: the owner was warned twice, and the day has come. */
export const isAccountDue = (now: Date): SQL | undefined =>
  and(isOrdinary, eq(users.is_warned_again, true), lte(users.deletes_at, now));
