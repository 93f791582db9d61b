import { applicationKey } from './application-key.ts';

/** What the employer's side noted about an application; days are before the seeding, fractional. */
export type DemoReview = {
  readonly rating?: number;
  readonly labels?: readonly string[];
  readonly notes?: readonly { readonly days_ago: number; readonly body: string }[];
};

const coordinator = (candidate: string) =>
  applicationKey(candidate, 'fernwick: Operations Coordinator, Berlin North');
const mechanic = (candidate: string) => applicationKey(candidate, 'fernwick: Cargo Bike Mechanic');

const SHORTLIST = 'Shortlist';
const LATER = 'Keep in mind';
const TURKISH = 'Speaks Turkish';

/** The demo employer's ratings, labels and notes. */
export const reviews: Readonly<Record<string, DemoReview>> = {
  [coordinator('leyla')]: {
    ...{ rating: 5, labels: [SHORTLIST, TURKISH] },
    notes: [
      {
        days_ago: 12.4,
        body: 'Knows the north of the district courtyard by courtyard. The late-delivery report sounds like what we need: ask how she got the drivers to fill it in.',
      },
      {
        days_ago: 5.2,
        body: 'Has an evening course on Thursdays. One fixed early shift would solve it; agreed with the crew.',
      },
    ],
  },
  [coordinator('noor')]: {
    ...{ rating: 5, labels: [SHORTLIST] },
    notes: [
      { days_ago: 9.1, body: 'Sixty trips a shift, and writes down why. Would she miss the pace?' },
    ],
  },
  [coordinator('dimitra')]: { rating: 4, labels: [SHORTLIST] },
  [coordinator('olena')]: {
    ...{ rating: 5, labels: [SHORTLIST] },
    notes: [
      {
        days_ago: 3.9,
        body: 'Best conversation so far. Drew our district on the back of a menu and was right about where the vans get stuck.',
      },
    ],
  },
  [coordinator('amina')]: { rating: 5, labels: ['Starts next month'] },
  [coordinator('mateusz')]: {
    ...{ rating: 3, labels: [LATER] },
    notes: [{ days_ago: 8, body: 'Good, but the German for the radio isn’t there yet.' }],
  },
  [coordinator('greta')]: { rating: 3, labels: [] },
  [coordinator('hannah')]: { rating: 4, labels: [LATER] },
  [coordinator('emre')]: { rating: 4, labels: [TURKISH, 'Needs a visa'] },
  [coordinator('felix')]: { rating: 2, labels: [LATER] },
  [coordinator('jonas')]: { rating: 2, labels: [] },
  [mechanic('yusuf')]: {
    ...{ rating: 4, labels: ['Trial day', TURKISH] },
    notes: [{ days_ago: 6, body: 'Give him the bike with the squeaking hub motor.' }],
  },
  [mechanic('jonas')]: { rating: 3, labels: [LATER] },
};
