import { once } from 'node:events';
import { afterEach, expect } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/api/smtp-servers.ts';
import { jobFields } from '#tests/factories.ts';
import { launch, type ServerProcess } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call } from './writes.ts';

/** What a mail server does when it gets a recipient or a message, and whether it has stopped answering. */
type MailServerActs = { onRecipient: () => void; onMessage: () => void; stalls: boolean };

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The ids of the mails that the mail server has taken. */
export const idsOf = ({ taken }: TestSmtpServer) =>
  taken.map((text) => /^Message-ID: (\S+)\r$/im.exec(text)?.[1]);

/** Waits for the mails that confirm these many new accounts, and forgets them. */
export async function forgetConfirmations({ taken }: TestSmtpServer, count: number): Promise<void> {
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(count);
  taken.length = 0;
}

/** An employer without mails, and `count` applications of one candidate. */
export async function makeApplications(
  { url }: ServerProcess,
  mailServer: TestSmtpServer,
  count: number,
) {
  const register = (kind: string) =>
    call<{ token: string }>(
      url,
      'POST',
      '/api/auth/register',
      account(kind, `${kind}@example.com`),
    );
  const { token } = await register('employer');
  const modes = { application_received: 'never' };
  await call(url, 'PUT', '/api/notification-preferences', { modes }, token);
  const candidate = await register('candidate');
  await forgetConfirmations(mailServer, 2);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const job = await call<Job>(url, 'POST', '/api/jobs', jobFields(), token);
    const form = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
    const path = `/api/applications/${job._id}`;
    ids.push((await call<Application>(url, 'POST', path, form, candidate.token))._id);
  }
  const decide = (server: ServerProcess, id = '') => {
    const path = `/api/applications/${id}/status`;
    return call(server.url, 'PUT', path, { status: 'rejected' }, token);
  };
  return { ids, decide };
}

/** A server and a mail server for each test, and the operator's `npm run admin mail`. */
export function mailTest() {
  const { folder, start } = serverPerTest();
  let smtp: TestSmtpServer | undefined;
  afterEach(() => smtp?.close());
  const nothing = () => {};
  const acts: MailServerActs = { onRecipient: nothing, onMessage: nothing, stalls: false };
  return {
    acts,
    startMailServer: async (): Promise<TestSmtpServer> => {
      Object.assign(acts, { onRecipient: nothing, onMessage: nothing, stalls: false });
      smtp = await startSmtpServer({
        stalls: () => acts.stalls,
        onRecipient: () => acts.onRecipient(),
        onMessage: () => acts.onMessage(),
      });
      return smtp;
    },
    startServer: ({ url }: TestSmtpServer) =>
      start(folder(), { SMTP_URL: url, ANNOUNCE_SECONDS: '1' }),
    admin: async (...words: string[]) => {
      const { child, said } = launch(folder(), {}, [
        inRoot('server', 'admin.ts'),
        'mail',
        ...words,
      ]);
      await once(child, 'close');
      return { code: child.exitCode, said: said() };
    },
  };
}
