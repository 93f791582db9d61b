import type { Page } from '@playwright/test';
import type { Application } from '#src/contract/applications/application.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { CallPattern } from '#tests/call-pattern.ts';
import { makeApplication, type Person } from '#tests/factories.ts';
import type { Market } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import { DESKTOP, PHONE } from './accessible.ts';
import { accountStates, secondStepStates } from './account-states.ts';
import { changeElsewhere, conflict } from './edit-job-form.ts';
import { notice, pathOf } from './job-applications-page.ts';
import { expect } from './market.ts';
import type { Scene, State } from './state.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The dialog's heading; the dialog element itself has no size, since its content is positioned. */
const title = (page: Page) => dialog(page).getByRole('heading').first();
const LONG_NAME = 'resume_of_somebody_with_a_long_name_'.repeat(3);

const openApply = async ({ page, market }: Scene) => {
  await page.goto(`/jobs/${market.open._id}`);
  await page.getByRole('button', { name: 'Apply Now' }).click();
};

const sendApplication = async (page: Page, name: string) => {
  const buffer = Buffer.from('%PDF-1.4');
  const file = { name, mimeType: 'application/pdf', buffer };
  await dialog(page).getByLabel('Resume').setInputFiles(file);
  await dialog(page).getByLabel('Cover letter').fill('Hello.');
  await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
};

const sendEmptyForm = async ({ page, market }: Scene) => {
  await page.goto(`/jobs/${market.open._id}/apply`);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await page.getByLabel('Resume', { exact: true }).setInputFiles({
    name: `${LONG_NAME}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('Hello'),
  });
};

const decideOnAll = async ({ page, market }: Scene) => {
  await page.goto(pathOf(market.applied));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Send decision' }).click();
  await dialog(page).getByRole('button', { name: 'Set status and send' }).click();
  await expect(dialog(page).getByText('Message is required')).toBeVisible();
};

const loading = (page: Page) => page.getByRole('status', { name: 'Loading' });

const openLoading =
  (path: (market: Market) => string, call: CallPattern): State['open'] =>
  async ({ page, market, network }) => {
    network.hold(call);
    await page.goto(path(market));
    await expect(loading(page).first()).toBeVisible();
  };

/** Answers with the withdrawn application changed as by its end, which would change the other states. */
const changeWithdrawn = async (
  { backend, market, faults }: Scene,
  { token }: Person,
  change: Partial<Application>,
) => {
  const path = `/api/applications/${market.withdrawn._id}`;
  const reply = await backend.request('GET', path, { token });
  const application = (await reply.json()) as Application;
  const events = application.events?.map((event) =>
    change.erased_at ? { ...event, by: '' } : event,
  );
  faults.respond(endpoints.getApplication, 200, { ...application, events, ...change });
};
const DELETES_AT = '2099-05-01T09:30:00Z';

const candidateStates: Omit<State, 'user'>[] = [
  {
    name: 'my applications, loading',
    screen: 'own applications',
    open: openLoading(() => '/applications', endpoints.listOwnApplications),
  },
  {
    name: 'applying, with everything missing',
    screen: 'the apply dialog',
    open: async (scene) => {
      const { page } = scene;
      await openApply(scene);
      await dialog(page).getByRole('button', { name: 'Submit Application' }).click();
      await expect(dialog(page).getByText('Please upload your resume')).toBeVisible();
      await expect(dialog(page).getByText('Please provide a cover letter')).toBeVisible();
    },
  },
  {
    name: 'applying, with a resume on its way',
    screen: 'the apply dialog',
    open: async (scene) => {
      const { page, network } = scene;
      network.hold(endpoints.uploadResume);
      await openApply(scene);
      await sendApplication(page, `${LONG_NAME}.pdf`);
      await expect(
        dialog(page).getByRole('progressbar', { name: 'Upload progress' }),
      ).toBeVisible();
    },
  },
  {
    name: 'applying, refused',
    screen: 'the apply dialog',
    open: async (scene) => {
      const { page, faults } = scene;
      faults.respond(endpoints.uploadResume, 500);
      await openApply(scene);
      await sendApplication(page, 'a.pdf');
      await expect(dialog(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the full form, with everything missing',
    screen: 'the full application form',
    open: sendEmptyForm,
  },
  {
    name: 'the full form, with a long address',
    screen: 'the full application form',
    open: async (scene) => {
      await sendEmptyForm(scene);
      await scene.page.getByLabel('Resume URL').fill(`https://cv.example/${'path'.repeat(40)}`);
    },
  },
  {
    name: 'the question before leaving the full form',
    screen: 'the full application form',
    open: async (scene) => {
      const { page } = scene;
      await sendEmptyForm(scene);
      await page.getByRole('link', { name: 'Back to the job' }).click();
      await title(page).waitFor();
    },
  },
  {
    name: 'withdrawing',
    screen: 'own applications',
    open: async ({ page, market }) => {
      await page.goto(`/applications/${market.application._id}`);
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await expect(title(page)).toBeVisible();
    },
  },
  {
    name: 'asking for another interview',
    screen: 'own applications',
    open: async ({ page, market }) => {
      await page.goto(`/applications/${market.application._id}`);
      await page.getByRole('button', { name: 'Ask for another time' }).click();
      await expect(page.getByLabel('When would suit you?')).toBeVisible();
    },
  },
  {
    name: 'applying with a profile to share',
    screen: 'the apply dialog',
    open: async (scene) => {
      const { page, backend, candidate } = scene;
      await backend.request('PUT', '/api/users/profile/candidate', {
        token: candidate.token,
        json: {
          title: 'A baker of '.repeat(8),
          skills: ['Patience', 'Turkish'],
          location: 'Ankara',
        },
      });
      await openApply(scene);
      await expect(dialog(page).getByRole('group', { name: 'From your profile' })).toBeVisible();
    },
  },
  {
    name: 'the bar for changed terms',
    screen: 'the settings',
    open: async ({ page, backend, candidate, faults }) => {
      const reply = await backend.request('GET', '/api/auth/me', candidate);
      const me = (await reply.json()) as object;
      faults.respond(endpoints.getMe, 200, { ...me, terms_version: '2020-01-01' });
      await page.goto('/settings');
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    },
  },
  {
    name: 'asking whether to stop sharing the profile',
    screen: 'the settings',
    open: async ({ page, backend, candidate, market }) => {
      const json = { title: 'Baker' };
      const path = '/api/users/profile/candidate';
      await backend.request('PUT', path, { token: candidate.token, json });
      await makeApplication(backend, candidate, market.open, { share: ['title'] });
      await page.goto('/settings');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Stop sharing' }).dispatchEvent('click');
      await expect(title(page)).toBeVisible();
    },
  },
  {
    name: 'an application about to be deleted',
    screen: 'own applications',
    open: async (scene) => {
      const { page, market, candidate } = scene;
      await changeWithdrawn(scene, candidate, { deletes_at: DELETES_AT });
      await page.goto(`/applications/${market.withdrawn._id}`);
      await expect(page.getByText(/will be deleted on/)).toBeVisible();
    },
  },
  {
    name: 'changing the profile picture',
    screen: 'the profile',
    open: async ({ page }) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Change profile picture' }).click();
      await expect(title(page)).toBeVisible();
    },
  },
];

const openWithdrawn = (page: Page, { again, withdrawn }: Market) =>
  page.goto(`/jobs/${again.job?._id}/applications?status=withdrawn&open=${withdrawn._id}`);

/** One state per width: what is open in the desktop pane isn't open in the phone's dialog. */
const changingAnInterview = [DESKTOP, PHONE].map((width) => ({
  name: `changing an interview, at ${width} px`,
  screen: 'an application under review',
  widths: [width],
  open: async ({ page, market }: Scene) => {
    await page.goto(`${pathOf(market.applied)}?open=${market.application._id}`);
    await page.getByRole('button', { name: 'Change interview' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
}));

const employerStates: Omit<State, 'user'>[] = [
  {
    name: 'the dashboard, loading',
    screen: 'own jobs',
    open: openLoading(() => '/dashboard', endpoints.listOwnJobs),
  },
  {
    name: 'the applications of a job, loading',
    screen: 'the applications of a job',
    isUntitled: true,
    open: openLoading(({ applied }) => pathOf(applied), endpoints.listJobApplications),
  },
  {
    name: 'the details of an application, with notes and messages',
    screen: 'an application under review',
    open: async ({ page, market: { applied, application } }) => {
      await page.goto(`${pathOf(applied)}?open=${application._id}`);
      await expect(page.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toBeVisible();
      // The list scrolls to the row, which would leave a control half covered by the bar and too small a target.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'the details of a withdrawn application',
    screen: 'an application under review',
    open: async ({ page, market }) => {
      await openWithdrawn(page, market);
      await expect(page.getByRole('heading', { name: 'Cover letter' })).toBeVisible();
    },
  },
  {
    name: 'the details of an application about to be deleted',
    screen: 'an application under review',
    widths: [DESKTOP],
    open: async (scene) => {
      const { page, employer, market } = scene;
      await changeWithdrawn(scene, employer, { deletes_at: DELETES_AT });
      await openWithdrawn(page, market);
      await expect(page.getByText(/will be deleted on/)).toBeVisible();
    },
  },
  {
    name: 'what is left of a deleted candidate’s application',
    screen: 'an application under review',
    widths: [DESKTOP],
    open: async (scene) => {
      const { page, employer, market } = scene;
      const gone = { candidate: null, erased_at: DELETES_AT };
      await changeWithdrawn(scene, employer, gone);
      const list = `/api/applications/job/${market.again.job?._id}?status=withdrawn&page=1`;
      const reply = await scene.backend.request('GET', list, employer);
      const page1 = (await reply.json()) as { applications: Application[] };
      const applications = page1.applications.map((shown) => ({ ...shown, ...gone }));
      scene.faults.respond(endpoints.listJobApplications, 200, { ...page1, applications });
      await openWithdrawn(page, market);
      await expect(page.getByText(/deleted their account on/)).toBeVisible();
    },
  },
  ...changingAnInterview,
  {
    name: 'deciding with a message, with nothing chosen',
    screen: 'the applications of a job',
    open: decideOnAll,
  },
  {
    name: 'deciding with a message, with a new template',
    screen: 'the applications of a job',
    open: async (scene) => {
      const { page } = scene;
      await decideOnAll(scene);
      await dialog(page).getByRole('combobox', { name: 'Template' }).selectOption('Rejection');
      await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Dear {salary}');
      await expect(dialog(page).getByRole('region', { name: 'Preview' })).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Save as a new template' }).click();
      await dialog(page).getByRole('button', { name: 'Save template' }).click();
    },
  },
  {
    name: 'several applications, selected',
    screen: 'the applications of a job',
    open: async ({ page, market }) => {
      await page.goto(pathOf(market.applied));
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      const bar = page.getByRole('region', { name: 'Selected applications' });
      await expect(bar).toContainText('4 selected');
    },
  },
  {
    name: 'deleting a job',
    screen: 'own jobs',
    open: async ({ page, market }) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: `Manage ${market.open.title}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(title(page)).toBeVisible();
    },
  },
  {
    name: 'what can be done with one’s own job',
    screen: 'own jobs',
    widths: [DESKTOP],
    open: async ({ page, market }) => {
      await page.goto('/my-jobs');
      await page.getByRole('button', { name: `Manage ${market.open.title}` }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the preview of a job',
    screen: 'editing a job',
    open: async ({ page, market }) => {
      await page.goto(`/jobs/${market.open._id}/edit`);
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(title(page)).toBeVisible();
    },
  },
  {
    name: 'a job that was changed meanwhile',
    screen: 'editing a job',
    open: async ({ page, backend, employer, market, problems }) => {
      problems.expect(/status of 409/);
      await page.goto(`/jobs/${market.open._id}/edit`);
      await page.getByLabel('Job title').fill('Another');
      const change = { description: 'Other words. '.repeat(40), benefits: [] };
      await changeElsewhere(backend, employer, market.open, change);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(conflict(page)).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    screen: 'the bar',
    widths: [DESKTOP],
    open: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Account of Emre' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    // Keep last: it changes a status for good.
    name: 'a success and an error, one under the other',
    screen: 'the applications of a job',
    open: async ({ page, market, faults }) => {
      // Keeps alerts from disappearing: their timers of 5 s never fire.
      await page.addInitScript(() => {
        const schedule = window.setTimeout;
        window.setTimeout = ((run: () => void, ms?: number) =>
          ms === 5000 ? 0 : schedule(run, ms)) as typeof window.setTimeout;
      });
      await page.goto(pathOf(market.applied));
      const status = page.getByRole('combobox', { name: /^Status of/ }).last();
      await status.selectOption('Rejected');
      await notice(page, 'Application status updated to rejected successfully').waitFor();
      faults.respond(endpoints.setApplicationStatus, 403);
      await status.selectOption('Pending');
      await notice(page, 'You do not have permission to update this application').waitFor();
    },
  },
];

const openRecord =
  (address: (scene: Scene) => string): State['open'] =>
  async (scene) => {
    const { page } = scene;
    await page.goto(address(scene));
    await expect(dialog(page).getByRole('button', { name: /^(Save|Create|Edit)$/ })).toBeVisible();
  };

const adminStates: Omit<State, 'user'>[] = [
  {
    name: 'a record',
    screen: 'the data console',
    open: openRecord(({ market }) => `/admin?tab=jobs&record=${market.open._id}`),
  },
  {
    name: 'a record, edited',
    screen: 'the data console',
    open: openRecord(({ candidate }) => `/admin?tab=users&record=${candidate._id}&mode=edit`),
  },
  {
    name: 'a new record',
    screen: 'the data console',
    open: openRecord(() => '/admin?tab=users&record=new'),
  },
  {
    name: 'deleting a record',
    screen: 'the data console',
    open: async ({ page, market }) => {
      await page.goto('/admin?tab=jobs');
      const { title } = market.applied;
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: `Delete ${title}` }).click();
      await expect(dialog(page).getByText('This will also be deleted:')).toBeVisible();
    },
  },
];

const visitorStates: Omit<State, 'user'>[] = [
  {
    name: 'the job list, loading',
    screen: 'jobs',
    open: async ({ page, network }) => {
      await page.goto('/faq');
      network.hold(endpoints.searchJobs);
      await page.getByRole('navigation', { name: 'Main' }).getByText('Find Jobs').click();
      await expect(loading(page).first()).toBeVisible();
    },
  },
  {
    name: 'a job, loading',
    screen: 'jobs',
    isUntitled: true,
    open: async ({ page, market, network }) => {
      await page.goto('/jobs');
      network.hold(endpoints.getJob);
      await page.getByRole('link', { name: market.open.title, exact: true }).click();
      await expect(loading(page).first()).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: 'the job list, without a connection',
    screen: 'jobs',
    open: async ({ page, faults }) => {
      faults.offline();
      await page.goto('/jobs');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the filters of a phone',
    screen: 'jobs',
    widths: [PHONE],
    open: async ({ page, market }) => {
      await page.goto(`/jobs?remote=true&query=${market.open.title}`);
      await page.getByRole('button', { name: 'Filters 1' }).click();
      await expect(title(page)).toBeVisible();
    },
  },
];

const menuOfAPhone: Omit<State, 'user'> = {
  name: 'the menu of a phone',
  screen: 'the bar',
  widths: [PHONE],
  open: async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open settings' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
};

const of = (user: Role, states: Omit<State, 'user'>[]): State[] =>
  [...states, menuOfAPhone].map((state) => ({ ...state, user }));

export const states: State[] = [
  ...of('visitor', [...visitorStates, ...secondStepStates]),
  ...of('candidate', [...candidateStates, ...accountStates]),
  ...of('employer', employerStates),
  ...of('admin', adminStates),
];
