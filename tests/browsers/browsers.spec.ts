import { writeFile } from 'node:fs/promises';
import { findMisfits } from '#tests/e2e/find-misfits.ts';
import { JOB, RESUME, RESUME_NAME } from '#tests/journey-people.ts';
import { countPages } from './count-pages.ts';
import { Cannot, Gone } from './driver.ts';
import { expect, ifPossible, test } from './fixtures.ts';
import {
  apply,
  findJob,
  postJob,
  registerCandidate,
  registerEmployer,
  review,
  setInterview,
} from './journey.ts';
import { showAsPrinted } from './look.ts';
import { logIn } from './market.ts';
import { by, field, type Screen, text } from './screen.ts';

const main = by('main');
const PHONE = [390, 844] as const;
/** Pixels scrolled down a list before it is left. */
const DOWN = 600;

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
/** The scroll position; -1 while the page is being replaced by another. */
const position = (screen: Screen) =>
  screen
    .run(() => Math.round(scrollY))
    .catch((error: unknown) => {
      if (error instanceof Gone) throw error;
      return -1;
    });
/** Waits for this scroll position: lists grow while they load. */
const expectPosition = (screen: Screen, y: number) => expect.poll(() => position(screen)).toBe(y);

test('from registration to an interview', async ({ open }, info) => {
  const resume = info.outputPath(RESUME_NAME);
  await writeFile(resume, RESUME);
  const employer = await test.step('register an employer', async () => {
    const screen = await open('/');
    await registerEmployer(screen);
    return screen;
  });
  await test.step('post a job', () => postJob(employer));
  const candidate = await test.step('register a candidate in Turkish', async () => {
    const screen = await open('/');
    await registerCandidate(screen);
    return screen;
  });
  await test.step('search', () => findJob(candidate));
  await test.step('apply', () => apply(candidate, resume));
  await test.step('review, undo', () => review(employer));
  await test.step('set an interview', () => setInterview(employer));
  await test.step('the candidate sees it', async () => {
    await candidate.goto('/applications');
    await candidate.click(by('link', JOB, by('article')));
    await candidate.see(text(/1 May 2099.*12:30/));
    await candidate.see(text('Room 1'));
  });
});

async function openScrolledList(screen: Screen): Promise<number> {
  await screen.see(by('link', 'Warehouse clerk 30', main));
  await screen.run((y) => scrollTo(0, y), DOWN);
  await expectPosition(screen, DOWN);
  return DOWN;
}

test('back from a job to the same place in the list', async ({ open, market: _ }) => {
  const screen = await open('/jobs');
  await openScrolledList(screen);
  const title = await screen.run(() => {
    const links = [...document.querySelectorAll('main article a')];
    const isInView = (link: Element) => link.getBoundingClientRect().top > innerHeight / 2;
    return links.find(isInView)?.textContent ?? '';
  });
  await screen.click(by('link', title, main));
  // The job's page has opened at its top.
  await expectPosition(screen, 0);
  await screen.see(by('heading', title));
  await screen.driver.back();
  await expectPosition(screen, DOWN);
});

test('back from another site, from the page cache', async ({ open, site, market: _ }) => {
  const screen = await open('/jobs');
  const y = await openScrolledList(screen);
  await screen.run(() => {
    document.documentElement.dataset.kept = '';
  });
  // As foreign to the app as another site.
  await screen.driver.goto(`${site.url}/api/health`);
  await screen.driver.back();
  await screen.see(by('link', 'Warehouse clerk 30', main));
  await expectPosition(screen, y);
  const isKept = await screen.run(() => document.documentElement.dataset.kept !== undefined);
  await ifPossible(async () => {
    if (!isKept) throw new Cannot('keeps no page when driven: loaded again, at the same place');
  });
});

test('a job on paper: text alone', async ({ open, market }) => {
  const screen = await open(`/jobs/${market.job}`);
  await screen.see(by('heading', 'Head of logistics'));
  await screen.run(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await screen.run(showAsPrinted);
  await screen.miss(by('link', 'Find Jobs'));
  await screen.miss(by('button'));
  await screen.miss(by('navigation'));
  const colours = await screen.run(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' });
});

test('a long job as a PDF of several pages', async ({ open, market }, info) => {
  const screen = await open(`/jobs/${market.job}`);
  await screen.see(by('heading', 'Head of logistics'));
  const pdf = Buffer.from(await ifPossible(() => screen.driver.pdf()));
  await info.attach('job.pdf', { body: pdf, contentType: 'application/pdf' });
  const pages = countPages(pdf);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(10);
});

test('date and time fields: as high as their neighbours', async ({ open, market }) => {
  const path = `/jobs/${market.job}/applications?open=${market.application}`;
  const screen = await open(loginFor(path));
  await logIn(screen, market.employer);
  await screen.click(by('button', 'Set interview'));
  await screen.typeParts(field('Interview Date'), ['05', '01', '2019'], '2019-05-01');
  await screen.typeParts(field('Time'), ['09', '05', 'AM'], '09:05');
  const boxes = () =>
    screen.run(() =>
      ['date', 'time', 'minutes'].map((name) => {
        const input = document.querySelector(`form [name=${name}]`);
        const { width, height } = input?.getBoundingClientRect() ?? new DOMRect();
        return { width: Math.round(width), height };
      }),
    );
  const [date, ...others] = await boxes();
  expect(others).toEqual([date, date]);
  await screen.click(by('button', 'Set interview'));
  await screen.see(text('The interview must not be in the past'));
  await screen.driver.resize(...PHONE);
  await expect.poll(() => screen.run(() => innerWidth)).toBe(PHONE[0]);
  await screen.see(field('Interview Date', by('dialog')));
  const [narrow, ...below] = await boxes();
  expect(narrow?.width).toBeGreaterThan(300);
  expect(below).toEqual([narrow, narrow]);
  await expect.poll(() => screen.run(findMisfits)).toEqual([]);
});

test('marks and Undo beside the resume', async ({ open, market }) => {
  const path = `/jobs/${market.job}/applications?open=${market.application}`;
  const screen = await open(loginFor(path));
  await logIn(screen, market.employer);
  await screen.see(by('heading', 'Cover letter'));
  const hasViewer = await screen.run(() => navigator.pdfViewerEnabled);
  if (hasViewer) {
    // From this width on, the resume is there from the start.
    if (await screen.run(() => innerWidth < 1280))
      await screen.click(by('button', 'Show beside the letter'));
    const height = () => screen.run(() => document.querySelector('iframe')?.offsetHeight ?? 0);
    await expect.poll(height).toBeGreaterThan(300);
  }
  await screen.check(by('radio', '4 stars'));
  await screen.fill(field('Add a label'), 'Shift lead');
  await screen.driver.press('Enter');
  await screen.see(by('button', /Shift lead/));
  const status = by('combobox', 'Status of Umut Demir', by('dialog'));
  await screen.select(status, 'Accepted');
  await screen.click(by('button', 'Undo'));
  await screen.see(text('Change undone.'));
  await screen.expectValue(status, 'pending');
  await ifPossible(async () => {
    if (!hasViewer) throw new Cannot('has no PDF viewer: done without the resume');
  });
});

test('a phone of 390 px: nothing is cut, the menu leads on', async ({ open, market }) => {
  const screen = await open('/');
  await screen.driver.resize(...PHONE);
  await expect.poll(() => screen.run(() => innerWidth)).toBe(PHONE[0]);
  const fits = async () => expect(await screen.run(findMisfits), await screen.path()).toEqual([]);
  await screen.see(by('heading', /^Find the job/));
  await fits();
  await screen.click(by('button', 'Open settings'));
  await fits();
  await screen.click(by('link', 'Find Jobs'));
  await screen.see(by('heading', 'Find Jobs'));
  await fits();
  await screen.click(by('link', 'Head of logistics'));
  await screen.see(by('heading', 'Head of logistics'));
  await fits();
  await screen.goto(loginFor(`/jobs/${market.job}/applications`));
  await logIn(screen, market.employer);
  await screen.click(by('button', 'Umut Demir'));
  await screen.see(by('dialog', 'Umut Demir'));
  await fits();
});

test('touch: the menu, a link and a filter by tapping', async ({ open, market: _ }) => {
  const screen = await open('/', { hasTouch: true });
  await screen.driver.resize(...PHONE);
  await ifPossible(() => screen.click(by('button', 'Open settings')));
  await screen.click(by('link', 'Find Jobs'));
  await screen.click(by('button', /^Filters/));
  await screen.check(by('checkbox', /^Full Time/, by('dialog')));
  await expect.poll(() => screen.path()).toContain('jobType=');
  expect(await screen.run(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
});
