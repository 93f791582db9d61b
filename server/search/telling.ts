import { STOP_WORDS } from './stop-words.ts';

/**
 * Words of titles that say nothing of the trade: ranks, hours and what ads are addressed with. Written as
 * `search_words` writes them.
 */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'senior sr junior jr mid middle lead principal staff chief head expert experienced entry level trainee intern ' +
    'internship associate assistant full part time fulltime parttime remote hybrid contract freelance temporary ' +
    'permanent urgent urgently needed hire new m w f d x i ii iii iv v all genders ' +
    'kidemli uzman yardimcisi stajyer staj deneyimli tecrubeli tam yari zamanli uzaktan hibrit donemsel acil bay bayan'
  ).split(' '),
);

/** Skills that ads for all trades ask for, as `fold_text` writes them. */
const COMMON_SKILLS: ReadonlySet<string> = new Set([
  ...[
    'communication',
    'communication skills',
    'teamwork',
    'team work',
    'team player',
    'leadership',
  ],
  ...['problem solving', 'problem-solving', 'time management', 'organization', 'organisation'],
  ...['english', 'turkish', 'german', 'microsoft office', 'ms office', 'office', 'driving licence'],
  ...['iletisim', 'iletisim becerileri', 'takim calismasi', 'ekip calismasi', 'liderlik'],
  ...['problem cozme', 'zaman yonetimi', 'ingilizce', 'turkce', 'almanca', 'ehliyet'],
]);

const NUMBER = /^\d+$/;

/** Whether a word of a title says what the work is. */
export const isTelling = (word: string): boolean =>
  !TITLE_WORDS.has(word) && !STOP_WORDS.has(word) && !NUMBER.test(word);

/** Whether a skill is one of a trade. */
export const isTellingSkill = (skill: string): boolean => !COMMON_SKILLS.has(skill);
