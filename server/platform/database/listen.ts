import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { settingsOf } from './limited-pool.ts';

/** What is called for the notifications of one channel. */
export type Subscriber = {
  /** Called for each notification, and whenever some may have been missed. */
  onNotify: () => void;
  /** Called with `false` when notifications no longer arrive, and with `true` when they do again. */
  onState: (arrives: boolean) => void;
};

/** Milliseconds between two heartbeats. */
const BEAT_INTERVAL = 5000;
/** How often a lost session is replaced between two heartbeats. */
const REPLACED_MAX = 3;

type Session = {
  client: Client;
  /** When the heartbeat was sent that is on its way; while connecting, when that began. */
  sentAt: number | undefined;
};

/** Ends the session, whether it still answers or not. */
const disconnect = ({ client }: Session) => void client.connection.stream.destroy();

/**
 * Listens to a channel of the PostgreSQL server at `url` on a connection of its own, which is replaced when it
 * is lost. Heartbeats, sent through `sender`, which closes a connection without an answer, prove that notifications arrive: a connection may be dead without
 * a sign, and behind a proxy that gives every transaction another session nothing ever arrives.
 *
 * `isListening` tells whether all notifications have arrived but for those of the last two intervals.
 */
export function listenOnServer(
  { url, sender, channel }: { url: string; sender: Pool; channel: string },
  { onNotify, onState }: Subscriber,
  interval = BEAT_INTERVAL,
): { isListening: () => boolean; close: () => void } {
  /** The channel of the heartbeats. */
  const pulse = `pulse_${randomUUID()}`;
  let session: Session | undefined;
  let trustedUntil = 0;
  let opened = 0;
  let isClosed = false;
  let told = true;

  const tell = (arrives: boolean) => {
    if (told === arrives) return;
    told = arrives;
    onState(arrives);
  };
  const send = (one: Session) => {
    one.sentAt = performance.now();
    // The next tick finds out when this fails.
    sender.query('select pg_notify($1, $2)', [pulse, '']).catch(() => {});
  };
  /** A heartbeat is back, and before it came all notifications that were sent earlier. */
  const confirm = (one: Session) => {
    if (one !== session || one.sentAt === undefined) return;
    if (trustedUntil === 0) onNotify();
    trustedUntil = one.sentAt + 2 * interval;
    one.sentAt = undefined;
    tell(true);
  };
  const replace = (one: Session) => {
    if (one !== session || isClosed) return;
    session = undefined;
    trustedUntil = 0;
    disconnect(one);
    tell(false);
    if (opened < REPLACED_MAX) open();
  };
  const open = () => {
    opened += 1;
    const client = new Client({ ...settingsOf(url), application_name: 'meydan, listening' });
    const one: Session = { client, sentAt: performance.now() };
    session = one;
    const fail = () => replace(one);
    client.on('error', fail);
    client.on('end', fail);
    client.on('notification', (sent) => (sent.channel === channel ? onNotify() : confirm(one)));
    client
      .connect()
      .then(() => client.query(`listen "${channel}"; listen "${pulse}"`))
      .then(() => send(one), fail);
  };
  const tick = () => {
    opened = 0;
    if (!session) return open();
    if (session.sentAt === undefined) return send(session);
    replace(session);
  };

  open();
  // After the timer, what arrived while this process was blocked is read first.
  const timer = setInterval(() => setImmediate(() => isClosed || tick()), interval);
  timer.unref();
  return {
    isListening: () => performance.now() < trustedUntil,
    close: () => {
      isClosed = true;
      trustedUntil = 0;
      clearInterval(timer);
      if (session) disconnect(session);
    },
  };
}
