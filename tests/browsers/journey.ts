import { CANDIDATE, COMPANY, EMPLOYER, JOB, LETTER, PASSWORD, tr } from '#tests/journey-people.ts';
import { by, field, type Screen, text } from './screen.ts';

const NAME = `${CANDIDATE.first} ${CANDIDATE.last}`;
const banner = by('banner');
const main = by('main');
const dialog = by('dialog');

export async function registerEmployer({ click, check, fill, see }: Screen): Promise<void> {
  await click(by('link', 'Register', banner));
  await check(by('radio', /^Employer/));
  await fill(field('First name'), EMPLOYER.first);
  await fill(field('Last name'), EMPLOYER.last);
  await fill(field('Email'), EMPLOYER.email);
  await fill(field('Password'), PASSWORD);
  await fill(field('Confirm password'), PASSWORD);
  await check(by('checkbox', /terms and conditions/));
  await click(by('button', 'Register'));
  await see(text('Registration successful! You are now logged in.'));
  await see(by('heading', 'Dashboard'));
}

export async function postJob({ click, fill, see }: Screen): Promise<void> {
  await click(by('link', 'Post Job', banner));
  await fill(field(/^Job title/), JOB);
  await fill(field(/^Company name/), COMPANY);
  await fill(field(/^Location/), 'İstanbul');
  await fill(field(/^Description/), 'Ödeme hizmetlerimizi geliştiriyoruz.');
  await fill(field(/^Responsibilities/), '- Tasarım\n- Kod incelemesi');
  await fill(field(/^Requirements/), 'En az beş yıl deneyim.');
  await click(by('button', 'Post Job', main));
  await see(text(/Job posted successfully/));
  await click(by('link', 'View Job'));
  await see(by('heading', JOB));
}

/** Visitors choose their language with the switch, since not every driver can set the browser's. */
export async function registerCandidate({ click, check, fill, see }: Screen): Promise<void> {
  await click(by('button', /Türkçe/, banner));
  await click(by('link', tr.register, banner));
  await check(by('radio', tr.candidate));
  await fill(field(tr.firstName), CANDIDATE.first);
  await fill(field(tr.lastName), CANDIDATE.last);
  await fill(field(tr.email), CANDIDATE.email);
  await fill(field(tr.password), PASSWORD);
  await fill(field(tr.confirmPassword), PASSWORD);
  await check(by('checkbox', tr.terms));
  await click(by('button', tr.register));
  await see(text(tr.registered));
  await see(by('heading', tr.dashboard));
}

export async function findJob({ click, fill, see }: Screen): Promise<void> {
  const search = async (keywords: string, place: string) => {
    await fill(field(tr.keywords, main), keywords);
    await fill(field(tr.location, main), place);
    await click(by('button', tr.search, main));
  };
  await click(by('link', tr.findJobs, banner));
  // The dashboard has its own search, so this waits for the list.
  await see(by('heading', tr.findJobs));
  await search('gelistir', 'ankara');
  await see(text(tr.noJobs));
  await search('KIDEMLİ', 'ISTANBUL');
  await click(by('link', JOB, main));
  await see(by('heading', JOB));
}

export async function apply({ click, fill, see, miss, upload }: Screen, resume: string) {
  await click(by('button', tr.applyNow));
  await upload(field(new RegExp(`^${tr.resume}`), dialog), resume);
  await fill(field(new RegExp(`^${tr.coverLetter}`), dialog), LETTER);
  await click(by('button', tr.submit, dialog));
  await see(text(tr.submitted));
  await miss(dialog);
  await see(text(tr.alreadyApplied));
  await click(by('link', tr.myApplications, banner));
  await see(text(tr.pending, main));
}

/** Opens the application, changes its status and undoes that, then changes it again. */
export async function review({ click, see, miss, select, expectValue }: Screen): Promise<void> {
  await click(by('button', `Account of ${EMPLOYER.first}`));
  await click(by('menuitem', 'Dashboard'));
  await click(by('link', /1 application/, main));
  await click(by('button', 'View Details'));
  const details = by('dialog', NAME);
  for (const line of LETTER.split('\n')) await see(text(new RegExp(line), details));
  const status = by('combobox', `Status of ${NAME}`, details);
  await select(status, 'Rejected');
  await see(text('Application status updated to rejected successfully'));
  await click(by('button', 'Undo'));
  await see(text('Change undone.'));
  await expectValue(status, 'pending');
  await miss(by('button', 'Undo'));
  await select(status, 'Reviewing');
  await see(text('Application status updated to reviewing successfully'));
}

/** Sets an interview; date and time are typed part by part. */
export async function setInterview({ click, fill, see, select, typeParts }: Screen) {
  const form = by('region', 'Interview', by('dialog', NAME));
  await click(by('button', 'Set interview', form));
  await typeParts(field('Interview Date', form), ['05', '01', '2099'], '2099-05-01');
  await typeParts(field('Time', form), ['12', '30', 'PM'], '12:30');
  await select(field('Time zone', form), 'Europe/Istanbul');
  await fill(field(/^Place/, form), 'Room 1');
  await click(by('button', 'Set interview', form));
  await see(by('button', 'Change interview', form));
  await see(text(/1 May 2099.*12:30/, form));
}
