import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { settingsOf } from './limited-pool.ts';

/** Callbacks for one channel. */
export type Subscriber = {
  /** Called for each notification, and whenever some may have been missed. */
  onNotify: () => void;
  /** Called with `false` when notifications no longer arrive, and with `true` when they do again. */
  onState: (arrives: boolean) => void;
};

/** Milliseconds between heartbeats. */
const BEAT_INTERVAL = 5000;
/** Maximum connections opened between two heartbeats. */
const REPLACED_MAX = 3;

type Session = {
  client: Client;
  /** When the pending heartbeat was sent or, while connecting, the attempt started. */
  sentAt: number | undefined;
};

/** Ends the session even if it no longer answers. */
const disconnect = ({ client }: Session) => void client.connection.stream.destroy();

/**
 * Listens to a channel of the PostgreSQL server at `url` on a separate connection, which is replaced when lost.
 * Heartbeats sent through the pool `sender`, which closes connections that don't answer, prove that notifications
 * arrive: a connection may die silently, and behind a proxy that switches sessions between transactions nothing ever
 * arrives.
 *
 * `isListening` returns whether all notifications older than two intervals have arrived.
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
  let reported = true;

  const report = (arrives: boolean) => {
    if (reported === arrives) return;
    reported = arrives;
    onState(arrives);
  };
  const send = (one: Session) => {
    one.sentAt = performance.now();
    // If this fails, the next tick notices.
    sender.query('select pg_notify($1, $2)', [pulse, '']).catch(() => {});
  };
  /** A heartbeat arrived, after all notifications sent before it. */
  const confirm = (one: Session) => {
    if (one !== session || one.sentAt === undefined) return;
    if (trustedUntil === 0) onNotify();
    trustedUntil = one.sentAt + 2 * interval;
    one.sentAt = undefined;
    report(true);
  };
  const replace = (one: Session) => {
    if (one !== session || isClosed) return;
    session = undefined;
    trustedUntil = 0;
    disconnect(one);
    report(false);
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
  // `setImmediate` first lets messages be read that arrived while this process was blocked.
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
