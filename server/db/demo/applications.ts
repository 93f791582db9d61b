import type { ApplicationStatus } from '../../../src/contract/enumerations.ts';
import { candidates } from './candidates.ts';
import { employers } from './employers.ts';
import { jobKey, jobs } from './jobs.ts';
import { coordinatorLetters } from './letters/coordinator.ts';
import { demoCandidateLetters } from './letters/demo-candidate.ts';
import { letters } from './letters.ts';
import { answersOf } from './questions.ts';
import type { DemoApplication, DemoCandidate, DemoJob } from './types.ts';

type Extra = {
  /** Days until the interview, negative when it has been. */
  readonly interview?: number;
  readonly questions?: string;
  /** Days ago that the candidate withdrew it. */
  readonly withdrawn?: number;
};

/** Candidate, employer, job title, status, and when in the job's life it arrived (0 first day, 1 today). */
type ApplicationRow = readonly [
  candidate: string,
  employer: string,
  title: string,
  status: ApplicationStatus,
  when: number,
  extra?: Extra,
];

const COORDINATOR = 'Operations Coordinator, Berlin North';

// biome-ignore format: a table, one application a row
const rows: readonly ApplicationRow[] = [
  // The demo employer's job that shows every status.
  ['leyla', 'fernwick', COORDINATOR, 'interview', 0.55, { interview: 3, questions: 'Is one of the four weekly shifts fixed, or do they all rotate?' }],
  ['noor', 'fernwick', COORDINATOR, 'interview', 0.34, { interview: 2 }],
  ['dimitra', 'fernwick', COORDINATOR, 'interview', 0.48, { interview: 5, questions: 'Could the first week be an early-shift week?' }],
  ['olena', 'fernwick', COORDINATOR, 'accepted', 0.12, { interview: -4 }],
  ['amina', 'fernwick', COORDINATOR, 'hired', 0.05, { interview: -9 }],
  ['mateusz', 'fernwick', COORDINATOR, 'reviewed', 0.4, { questions: 'Is the German course paid or in working time?' }],
  ['greta', 'fernwick', COORDINATOR, 'reviewed', 0.62],
  ['hannah', 'fernwick', COORDINATOR, 'reviewed', 0.68],
  ['emre', 'fernwick', COORDINATOR, 'reviewed', 0.51, { questions: 'Do you support visa applications?' }],
  ['jonas', 'fernwick', COORDINATOR, 'rejected', 0.21],
  ['felix', 'fernwick', COORDINATOR, 'rejected', 0.29, { questions: 'Would 30 hours be possible until summer?' }],
  ['daniel', 'fernwick', COORDINATOR, 'rejected', 0.16, { interview: -12 }],
  ['sofia', 'fernwick', COORDINATOR, 'pending', 0.83],
  ['luca', 'fernwick', COORDINATOR, 'pending', 0.87, { questions: 'How late is the late shift?' }],
  ['yusuf', 'fernwick', COORDINATOR, 'pending', 0.9],
  ['tomasz', 'fernwick', COORDINATOR, 'pending', 0.93],
  ['ines', 'fernwick', COORDINATOR, 'pending', 0.96, { questions: 'Could the first interview be by video?' }],
  ['burak', 'fernwick', COORDINATOR, 'pending', 0.985],

  // The demo employer's other jobs.
  ['yusuf', 'fernwick', 'Cargo Bike Mechanic', 'interview', 0.2, { interview: 1 }],
  ['jonas', 'fernwick', 'Cargo Bike Mechanic', 'reviewed', 0.45],
  ['mateusz', 'fernwick', 'Cargo Bike Mechanic', 'rejected', 0.3],
  ['felix', 'fernwick', 'Cargo Bike Mechanic', 'pending', 0.85],
  ['ravi', 'fernwick', 'Backend Engineer, Trip Data', 'interview', 0.3, { interview: 6 }],
  ['felix', 'fernwick', 'Backend Engineer, Trip Data', 'rejected', 0.4],
  ['zeynep', 'fernwick', 'Product Designer, Rider App', 'pending', 0.6, { questions: 'İlanı Türkçe yanıtladım; görüşmeyi İngilizce de yapabiliriz.' }],
  ['sofia', 'fernwick', 'Rider Support Specialist, German and Turkish', 'rejected', 0.3],
  ['amina', 'fernwick', 'Rider Support Specialist, German and Turkish', 'reviewed', 0.4],
  ['daniel', 'fernwick', 'Rider Support Specialist, German and Turkish', 'pending', 0.8],
  ['yusuf', 'fernwick', 'Rider Support Specialist, German and Turkish', 'pending', 0.9],
  ['felix', 'fernwick', 'Data Analyst, Fleet Rebalancing', 'reviewed', 0.5],
  ['daniel', 'fernwick', 'Data Analyst, Fleet Rebalancing', 'pending', 0.7],
  ['hannah', 'fernwick', 'People Partner, Workshops and Street Crews', 'hired', 0.3, { interview: -20 }],
  ['sofia', 'fernwick', 'People Partner, Workshops and Street Crews', 'rejected', 0.4],
  ['ravi', 'fernwick', 'Mobile Engineer, Locks and Bluetooth', 'rejected', 0.3],

  ['emre', 'fernwick', 'Data Analyst, Fleet Rebalancing', 'pending', 0.75, { withdrawn: 1.2 }],

  // The demo candidate's applications elsewhere, and one that was withdrawn and sent again.
  ['leyla', 'fernwick', 'Rider Support Specialist, German and Turkish', 'pending', 0.1, { withdrawn: 2.3 }],
  ['leyla', 'fernwick', 'Rider Support Specialist, German and Turkish', 'pending', 0.5],
  ['leyla', 'polderline', 'Transport Planner, Benelux', 'reviewed', 0.4],
  ['leyla', 'ledgerwell', 'Support Specialist, Credit Unions', 'rejected', 0.3],
  ['leyla', 'mavikiyi', 'Müşteri Destek Uzmanı', 'accepted', 0.3, { interview: -3, questions: 'Taşınma için bir ay süre tanınabilir mi?' }],
  ['leyla', 'karayelyolu', 'Operasyon Uzmanı', 'hired', 0.2, { interview: -5 }],
  ['leyla', 'gedizova', 'Sera Sorumlusu', 'rejected', 0.5],
  ['leyla', 'patioazul', 'Content and Bookings Coordinator', 'pending', 0.7],
  ['leyla', 'plainwater', 'Quality Engineer, Tariffs and Invoices', 'interview', 0.2, { interview: 8 }],

  // Everyone else.
  ['mateusz', 'polderline', 'Order Picker, Cold Store', 'hired', 0.3, { interview: -6 }],
  ['mateusz', 'polderline', 'Head of Transport', 'rejected', 0.4],
  ['tomasz', 'polderline', 'Head of Transport', 'interview', 0.3, { interview: 4 }],
  ['tomasz', 'polderline', 'Transport Planner, Benelux', 'accepted', 0.3],
  ['olena', 'polderline', 'Transport Planner, Benelux', 'reviewed', 0.6],
  ['jonas', 'polderline', 'Electric Lorry Driver, Inner City', 'rejected', 0.5],
  ['olena', 'polderline', 'Quality Controller, Fresh Produce', 'pending', 0.7],
  ['noor', 'brightmoor', 'Care Coordinator', 'pending', 0.6],
  ['dimitra', 'polderline', 'Head of Transport', 'pending', 0.5],
  ['ines', 'patioazul', 'Front Desk Agent, Ribeira', 'interview', 0.4, { interview: 2 }],
  ['ines', 'patioazul', 'Night Receptionist', 'reviewed', 0.3],
  ['ines', 'begonvil', 'Resepsiyon Görevlisi (Kaleiçi)', 'pending', 0.8],
  ['luca', 'alvorada', 'Restaurant Manager', 'reviewed', 0.4],
  ['luca', 'alvorada', 'Chef de Partie, Fish', 'pending', 0.7],
  ['joao', 'alvorada', 'Chef de Partie, Fish', 'interview', 0.4, { interview: 1 }],
  ['joao', 'alvorada', 'Restaurant Manager', 'rejected', 0.5],
  ['joao', 'patioazul', 'Breakfast Cook', 'pending', 0.6],
  ['amina', 'patioazul', 'Head Housekeeper', 'rejected', 0.5],
  ['greta', 'lanternfold', 'Events Coordinator', 'pending', 0.5],
  ['marisol', 'lanternfold', 'Events Coordinator', 'reviewed', 0.3],
  ['marisol', 'lanternfold', 'Store Manager', 'interview', 0.4, { interview: 7 }],
  ['marisol', 'lanternfold', 'Bookseller, Children’s Section', 'accepted', 0.3],
  ['sofia', 'lanternfold', 'Store Manager', 'pending', 0.8],
  ['samuel', 'highfurrow', 'Agronomist, Herbs and Leaves', 'interview', 0.4, { interview: 5 }],
  ['samuel', 'highfurrow', 'Trials Agronomist, Roses', 'reviewed', 0.5],
  ['samuel', 'highfurrow', 'Section Supervisor, Fine Beans', 'rejected', 0.3],
  ['njeri', 'savannarow', 'Legal Assistant', 'accepted', 0.3],
  ['njeri', 'savannarow', 'Court Clerk', 'pending', 0.6],
  ['ciara', 'carrowvale', 'Staff Nurse, Stroke Unit', 'interview', 0.4, { interview: 3 }],
  ['ciara', 'carrowvale', 'Emergency Nurse', 'pending', 0.7],
  ['ciara', 'carrowvale', 'Ward Manager, Cardiology', 'rejected', 0.3],
  ['ravi', 'ledgerwell', 'Software Engineer, Instant Payments', 'reviewed', 0.5],
  ['ravi', 'plainwater', 'Senior Backend Engineer, Metering', 'pending', 0.6],
  ['ravi', 'plainwater', 'Engineering Manager', 'pending', 0.8],
  ['emily', 'ashgrove', 'Year 2 Class Teacher', 'reviewed', 0.4],
  ['emily', 'ashgrove', 'Reception Teacher, Maternity Cover', 'pending', 0.6],
  ['jiahui', 'straitside', 'Research Scientist, Solid-State Batteries', 'interview', 0.4, { interview: 9 }],
  ['jiahui', 'straitside', 'Postdoctoral Fellow, Desalination Membranes', 'rejected', 0.4],
  ['grace', 'maplethorn', 'Audit Senior, Non-profit Clients', 'accepted', 0.4],
  ['grace', 'maplethorn', 'Head of Tax', 'rejected', 0.5],
  ['oliver', 'kestreloake', 'Timber Frame Carpenter', 'reviewed', 0.4],
  ['oliver', 'kestreloake', 'Site Manager, Library Retrofit', 'pending', 0.7],
  ['zeynep', 'mavikiyi', 'Önyüz Geliştirici', 'interview', 0.4, { interview: 4 }],
  ['zeynep', 'mavikiyi', 'Ürün Tasarımcısı', 'reviewed', 0.5],
  ['emre', 'karayelyolu', 'Operasyon Uzmanı', 'reviewed', 0.5],
  ['emre', 'karayelyolu', 'Depo Vardiya Sorumlusu (İlaç)', 'rejected', 0.4],
  ['gulsah', 'korfezisigi', 'Yoğun Bakım Hemşiresi', 'interview', 0.4, { interview: 2 }],
  ['gulsah', 'korfezisigi', 'Ameliyathane Hemşiresi', 'pending', 0.6],
  ['serkan', 'yapiorgu', 'Yapısal Analiz Uzmanı', 'accepted', 0.3],
  ['serkan', 'yapiorgu', 'Şantiye Şefi (Hastane Güçlendirme)', 'pending', 0.6],
  ['hatice', 'dengehan', 'Mali Müşavir (Kooperatifler)', 'reviewed', 0.4],
  ['hatice', 'dengehan', 'Bordro Uzmanı (Yarı Zamanlı)', 'pending', 0.7],
  ['hatice', 'uluyamac', 'Maliyet Muhasebesi Uzmanı', 'rejected', 0.3],
  ['burak', 'begonvil', 'Önbüro Şefi', 'reviewed', 0.5],
  ['burak', 'sedefbakir', 'Garson', 'rejected', 0.4],
];

/** A table that names somebody who does not exist must fail when it is loaded, not when it is shown. */
const found = <T>(item: T | undefined, name: string): T => {
  if (item === undefined) throw new Error(`The demo applications name ${name}, which is not there`);
  return item;
};

const round = (days: number): number => Math.round(days * 1000) / 1000;

/** Days ago that the status was set last: after an interview that has been. */
const lastTouched = (applied: number, interview = 0): number =>
  Math.min(applied * 0.4, interview < 0 ? -interview * 0.7 : applied);

const letterFor = (candidate: DemoCandidate, job: DemoJob): string => {
  const own = candidate.key === 'leyla' ? demoCandidateLetters[job.key] : undefined;
  if (own !== undefined) return own;
  if (job.title === COORDINATOR) {
    return found(coordinatorLetters[candidate.key], `a letter of ${candidate.key}`);
  }
  const employer = employers.find(({ key }) => key === job.employer);
  return found(letters[candidate.key], `a letter of ${candidate.key}`)
    .text.replaceAll('{title}', job.title)
    .replaceAll('{company}', employer?.company_name ?? '');
};

const toApplication = ([who, employer, title, status, when, extra = {}]: ApplicationRow) => {
  const key = jobKey(employer, title);
  const candidate = found(
    candidates.find((each) => each.key === who),
    who,
  );
  const job = found(
    jobs.find((each) => each.key === key),
    key,
  );
  const applied = round(job.posted_days_ago * (1 - when));
  return {
    candidate: candidate.key,
    job: job.key,
    cover_letter: letterFor(candidate, job),
    phone: candidate.phone,
    availability: letters[who]?.start ?? '',
    additional_questions: extra.questions ?? '',
    answers: answersOf(candidate.key, job.key),
    status,
    applied_days_ago: applied,
    updated_days_ago: status === 'pending' ? null : round(lastTouched(applied, extra.interview)),
    interview_in_days: extra.interview ?? null,
    withdrawn_days_ago: extra.withdrawn ?? null,
  };
};

/** All applications of the demo job market: of one candidate to one job, one lives. */
export const applications: readonly DemoApplication[] = rows.map(toApplication);
