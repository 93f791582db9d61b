// @vitest-environment jsdom
// An upload by XMLHttpRequest to another origin would need a preflight.
// @vitest-environment-options { "url": "https://api.example" }
import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { expectedText, readErrorCatalog, textsOf } from '#tests/error-catalog.ts';
import { readTranslations } from '#tests/translations.ts';
import * as accounts from './account-security.ts';
import { ApiError, anyFailure, type FailureMessages, failureMessage } from './api-error.ts';
import { checkApplicationFailure } from './application-checks.ts';
import * as threads from './application-messages.ts';
import * as changes from './application-mutations.ts';
import * as notes from './application-review.ts';
import * as applications from './applications.ts';
import { getMeFailure } from './auth.ts';
import { checkApplicationsFailure } from './batch-check.ts';
import * as consents from './consents.ts';
import * as consoleCalls from './console.ts';
import { deleteRecord } from './console-mutations.ts';
import { sendMessageFailure } from './contact-messages.ts';
import * as deletion from './deletion.ts';
import * as devices from './devices.ts';
import * as emails from './email.ts';
import * as exports from './exports.ts';
import * as interviews from './interviews.ts';
import * as jobChanges from './job-mutations.ts';
import * as jobs from './jobs.ts';
import * as preferences from './notification-preferences.ts';
import * as notifications from './notifications.ts';
import { listOwnJobsFailure } from './own-jobs.ts';
import * as passwords from './password-reset.ts';
import { getProfileFailure } from './profile.ts';
import * as profiles from './profile-mutations.ts';
import { createQueryClient } from './query-client.ts';
import * as reviews from './review-mutations.ts';
import * as secondStep from './second-step.ts';
import * as signIn from './sign-in.ts';
import { undoStatuses } from './undo-statuses.ts';
import * as uploads from './uploads.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example/'));

const server = setupServer();
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  for (const name of ['public', 'account', 'info'])
    i18n.load('tr', (await import(`../../locales/tr/${name}.po`)).messages);
});
beforeEach(() => saveToken('a.b.c'));
afterEach(() => {
  i18n.activate('en');
  server.resetHandlers();
});
afterAll(() => server.close());

type Reply = { status: number; msg?: string | undefined } | 'offline';
/** What the user reads after a call that gets this reply, in the current language. */
type Show = (reply: Reply) => Promise<string[]>;

const shows =
  (messages: FailureMessages): Show =>
  (reply) => {
    const error = reply === 'offline' ? new ApiError('offline') : new ApiError('http', reply);
    return Promise.resolve([translate(i18n, failureMessage(error, messages))]);
  };

/** The variables only have to do for a call that fails. */
const alerts =
  <Data, Variables>(
    change: () => MutationObserverOptions<Data, Error, Variables>,
    variables?: unknown,
  ): Show =>
  async (reply) => {
    server.use(
      http.all('https://api.example/*', () =>
        reply === 'offline'
          ? HttpResponse.error()
          : HttpResponse.json(reply.msg ? { msg: reply.msg } : {}, { status: reply.status }),
      ),
    );
    await new MutationObserver(createQueryClient(), change())
      .mutate(variables as Variables)
      .catch(() => undefined);
    const shown = readAlerts().map(({ msg }) => translate(i18n, msg));
    for (const { id } of readAlerts()) dismissAlert(id);
    return shown;
  };

const upload = { file: new File(['PNG'], 'me.png') };
const application = { status: 'hired' };

/** How each row's failure is shown. Where a screen shows it, its text comes from these messages. */
const CALLS: Record<string, Show[]> = {
  'load the user': [shows(getMeFailure)],
  register: [shows(signIn.registerFailure)],
  'log in': [shows(signIn.loginFailure)],
  'log in by a second step': [shows(signIn.secondStepFailure)],
  'request a link': [shows(passwords.forgotPasswordFailure)],
  'set or change a password': [
    shows(passwords.resetPasswordFailure),
    shows(accounts.changePasswordFailure),
  ],
  'log out elsewhere': [alerts(accounts.logoutEverywhere)],
  'list devices': [shows(devices.listDevicesFailure)],
  'log out a device': [alerts(devices.logoutDevice, 'session')],
  'list jobs': [shows(jobs.searchJobsFailure)],
  'one job': [shows(jobs.getJobFailure)],
  'create a job': [shows(jobChanges.createJobFailure)],
  'update a job': [
    alerts(() => jobChanges.updateJobToClosed(), 'job'),
    (reply) =>
      Promise.resolve(
        jobChanges
          .updateFailureMessages(
            reply === 'offline' ? new ApiError('offline') : new ApiError('http', reply),
          )
          .map((text) => translate(i18n, text)),
      ),
  ],
  'delete a job': [alerts(jobChanges.deleteJob, 'job')],
  'own jobs': [shows(listOwnJobsFailure)],
  'upload a resume': [shows(uploads.uploadResumeFailure)],
  'open a resume': [
    shows(uploads.openResumeFailure),
    alerts(uploads.getResumeInTab, '/api/uploads/resumes/1/cv.docx'),
  ],
  apply: [shows(changes.applyToJobFailure)],
  'check one job': [shows(checkApplicationFailure)],
  'check many jobs': [shows(checkApplicationsFailure)],
  'own applications': [shows(applications.listOwnApplicationsFailure)],
  'the newest of them on the dashboard': [shows(applications.newestApplicationsFailure)],
  'the same under My Jobs': [shows(applications.appliedJobsFailure)],
  'one application': [shows(applications.getApplicationFailure)],
  withdraw: [alerts(changes.withdrawApplication, 'application')],
  "a job's applications": [shows(applications.listJobApplicationsFailure)],
  'a status': [
    alerts(() => changes.setApplicationStatus('application'), application),
    alerts(reviews.setStatuses, { applications: ['application'], ...application }),
  ],
  'set an interview': [shows(interviews.setInterviewFailure)],
  'answer an interview': [shows(interviews.answerInterviewFailure)],
  'an interview for the calendar': [alerts(interviews.getInterviewCalendar, 'application')],
  'upcoming interviews': [shows(interviews.listInterviewsFailure)],
  'undo a change of status': [alerts(undoStatuses, 'batch')],
  'keep an application': [alerts(reviews.holdApplication, 'application')],
  'export applications': [
    alerts(() => reviews.exportApplications('job'), { filters: {}, fileName: 'a.csv' }),
  ],
  'messages about an application': [shows(threads.listMessagesFailure)],
  'send one of them': [shows(threads.postMessageFailure)],
  'save a template': [alerts(threads.createTemplate, {}), alerts(threads.updateTemplate, {})],
  'delete a template': [alerts(threads.deleteTemplate, 'template')],
  'set rating or labels': [alerts(() => notes.setReview('application'), { rating: 1 })],
  notes: [shows(notes.listNotesFailure)],
  'save a note': [shows(notes.saveNoteFailure)],
  'delete a note': [alerts(() => notes.deleteNote('application'), 'note')],
  notifications: [shows(notifications.listNotificationsFailure)],
  'mark as read, one or all': [
    alerts(notifications.markNotificationRead),
    alerts(notifications.markAllNotificationsRead),
  ],
  'load the address': [shows(emails.getEmailSettingsFailure)],
  'change the address, cancel that': [
    shows(emails.changeEmailFailure),
    alerts(emails.cancelEmailChange),
  ],
  'load two-step login': [shows(secondStep.getSecondStepFailure)],
  'change two-step login': [
    shows(secondStep.changeSecondStepFailure),
    alerts(secondStep.startTotp),
    alerts(secondStep.removeTotp),
    alerts(secondStep.makeRecoveryCodes),
    alerts(secondStep.removePasskey, 'id'),
    alerts(secondStep.recoverSecondStep, { email: 'a@b.example', password: 'x' }),
    alerts(secondStep.cancelRecovery),
    alerts(secondStep.cancelRecoveryByLink, 'token'),
  ],
  'resend the confirming mail': [alerts(emails.resendConfirmation)],
  'give the password again': [shows(accounts.verifyPasswordFailure)],
  "confirm the address, say that it is somebody else's": [shows(emails.confirmEmailFailure)],
  'email settings': [shows(preferences.getPreferencesFailure)],
  'save email settings': [
    alerts(() => preferences.updatePreferences(undefined), {}),
    alerts(() => preferences.updatePreferencesOfKind(undefined), {}),
  ],
  'copies of one’s data': [shows(exports.listExportsFailure)],
  'ask for a copy': [alerts(exports.requestExport)],
  'download a copy': [alerts(exports.getExportFile, { _id: 'copy', ready_at: null })],
  'whether the account can be deleted': [shows(deletion.getAccountDeletionFailure)],
  'delete the account': [alerts(() => deletion.deleteAccount(async () => {}))],
  'keep the account': [alerts(deletion.keepAccount)],
  'what was agreed to': [shows(consents.listConsentsFailure)],
  'accept the terms': [alerts(consents.agreeToTerms)],
  'stop sharing the profile': [alerts(consents.takeBackConsent, 'consent')],
  'load the profile': [shows(getProfileFailure)],
  'save the profile': [
    alerts(profiles.updateCandidateProfile, {}),
    alerts(profiles.updateEmployerProfile, {}),
    alerts(profiles.updateProfileWithoutImage),
    alerts(profiles.updateProfileWithoutResume),
  ],
  'upload a picture': [alerts(profiles.uploadProfileImage, upload)],
  'send a message': [shows(sendMessageFailure)],
  'data console': [
    shows(consoleCalls.consoleFailure),
    alerts(() => deleteRecord('jobs'), { _id: 'job' }),
  ],
};

const catalog = readErrorCatalog(readFileSync('docs/product.md', 'utf8'));
/** Words of the server that no row has for its own. */
const SAID = 'Enter the job title';
const OFFLINE = 'Unable to connect to the server. Please check your internet connection.';
const STATUSES = [400, 401, 403, 404, 409, 413, 422, 500, 503];

describe('the failure of a call', () => {
  it('has a row for each call, and a call for each row (ERROR-1)', () => {
    expect(Object.keys(CALLS)).toEqual([...catalog.keys()]);
  });

  it('has no text that is in no row (ERROR-1)', () => {
    const sources = Object.values(
      import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
        eager: true,
        query: '?raw',
        import: 'default',
      }),
    );
    const texts = sources.flatMap((source) =>
      [...source.matchAll(/(?:fallback: |refused: |withServerMessage\(\s*)msg`([^`]+)`/g)].map(
        ([, text]) => text,
      ),
    );
    expect(texts.length).toBeGreaterThan(30);
    const known = [...catalog.values()].flatMap(textsOf);
    expect(texts.filter((text) => !known.includes(text ?? ''))).toEqual([
      anyFailure.fallback.message,
    ]);
  });

  for (const language of ['en', 'tr'] as const)
    describe(`in ${language}`, () => {
      const translations = readTranslations(language);
      beforeEach(() => i18n.activate(language));

      it.each([...catalog])('is shown as its row says: %s (ERROR-1)', async (name, row) => {
        for (const show of CALLS[name] ?? [])
          for (const status of language === 'en' ? STATUSES : [400, 500, ...row.byStatus.keys()])
            for (const msg of [undefined, SAID]) {
              const text = expectedText(row, status, msg);
              const shown = [translations.get(text)];
              expect([status, msg, await show({ status, msg })]).toEqual([status, msg, shown]);
            }
      });

      it.each([...catalog.keys()])(
        'without an answer names the connection: %s (ERROR-3)',
        async (name) => {
          for (const show of CALLS[name] ?? [])
            expect(await show('offline')).toEqual([translations.get(OFFLINE)]);
        },
      );
    });
});
