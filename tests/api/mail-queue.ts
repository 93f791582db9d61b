import type { MailQueue } from '#server/domains/mails/send-due.ts';
import { type NewNotification, notify } from '#server/domains/notifications/commands.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { Backend } from '#tests/backend.ts';

/** Says of what a mail tells, instead of telling it. */
const plainRenderer: Pick<MailRenderer, 'renderNotification'> = {
  renderNotification: async ({ notifications, total }) => ({
    subject: total === undefined ? (notifications[0]?.kind ?? '') : `digest of ${total}`,
    html: '<p>Hello</p>',
    text: notifications.map(({ kind }) => kind).join(' '),
  }),
};

/** An instance that sends mails of the backend's database; into `backend.mails`, unless another mail is given. */
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

/** Tells of these in one transaction. */
export const tell = (backend: Backend, ...told: NewNotification[]): Promise<void> =>
  backend.database.db.transaction((tx) => notify(tx, told, backend.clock.now()));

/** Chooses what somebody is mailed. */
export const prefer = (backend: Backend, token: string, json: unknown): Promise<Response> =>
  backend.request('PUT', '/api/notification-preferences', { token, json });
