import type { MailQueue } from '#server/domains/mails/send-due.ts';
import { type NewNotification, notify } from '#server/domains/notifications/commands.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { Backend } from '#tests/backend.ts';

/** Renders only the kinds of notifications. */
const plainRenderer: Pick<MailRenderer, 'renderNotification'> = {
  renderNotification: async ({ notifications, total }) => ({
    subject: total === undefined ? (notifications[0]?.kind ?? '') : `digest of ${total}`,
    html: '<p>Hello</p>',
    text: notifications.map(({ kind }) => kind).join(' '),
  }),
};

/** The mail queue of the backend's database, which sends to `backend.mails` unless `mail` is given. */
export const queueOf = (backend: Backend, given: Partial<MailQueue> = {}): MailQueue => ({
  database: backend.database,
  mail: backend.dependencies.mail,
  tokens: backend.dependencies.tokens,
  clock: backend.clock.now,
  log: backend.dependencies.log,
  renderer: { ...backend.dependencies.mailRenderer, ...plainRenderer },
  origins: { app: 'https://jobs.example', api: 'https://jobs.example' },
  ...given,
});

/** Sends these notifications in one transaction. */
export const sendNotifications = (
  backend: Backend,
  ...notifications: NewNotification[]
): Promise<void> =>
  backend.database.db.transaction((tx) => notify(tx, notifications, backend.clock.now()));

/** Sets a user's mail preferences. */
export const prefer = (backend: Backend, token: string, json: unknown): Promise<Response> =>
  backend.request('PUT', '/api/notification-preferences', { token, json });
