import { lt, sql } from 'drizzle-orm';
import type { Client } from '#server/http/client.ts';
import { type Database, knownClients } from '#server/platform/database/schema.ts';
import { KNOWN_CLIENTS } from './client-rules.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Records, at most once a day, that somebody who proved to own the account did so from there. Deletes the account's
 * surplus addresses and devices (rules AUTH-8 and AUTH-9).
 */
export async function rememberClient(
  db: Database,
  user_id: string,
  { address, device }: Client['known'],
  now: Date,
): Promise<void> {
  const given = [
    ...(address === undefined ? [] : [{ kind: 'address' as const, hash: address }]),
    ...(device === undefined ? [] : [{ kind: 'device' as const, hash: device }]),
  ];
  if (given.length === 0) return;
  const written = await db
    .insert(knownClients)
    .values(given.map((one) => ({ ...one, user_id, seen_at: now })))
    .onConflictDoUpdate({
      target: [knownClients.user_id, knownClients.kind, knownClients.hash],
      set: { seen_at: now },
      setWhere: lt(knownClients.seen_at, new Date(now.getTime() - DAY)),
    })
    .returning({ kind: knownClients.kind });
  if (written.length === 0) return;
  const { address: addresses, device: devices } = KNOWN_CLIENTS;
  await db.execute(sql`
    delete from known_clients using (
      select kind, hash, row_number() over (partition by kind order by seen_at desc, hash) as place
      from known_clients where user_id = ${user_id}
    ) as ranked
    where known_clients.user_id = ${user_id}
      and known_clients.kind = ranked.kind and known_clients.hash = ranked.hash
      and ranked.place > case ranked.kind when 'address' then ${addresses.max}::int else ${devices.max}::int end
  `);
}
