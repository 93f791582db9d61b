import { STOP_WORDS } from './stop-words.ts';

/** Words for where one works, of those that are no place. Written as `search_words` writes them, like all below. */
const WORKPLACES: ReadonlySet<string> = new Set(
  'remote remotely hybrid onsite homeoffice wfh uzaktan evden hibrit ofisten'.split(' '),
);

/** Words that say at what rank or for how long somebody works, and not what they do. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set(
  (
    'senior sr junior jr mid middle midlevel lead principal chief head experienced entrylevel trainee intern internship ' +
    'graduate apprentice apprenticeship fulltime parttime freelance temporary temp permanent ' +
    'urgent urgently i ii iii iv v ' +
    'kidemli mezun yenimezun stajyer staj deneyimli tecrubeli deneyimsiz tecrubesiz acil cirak yetistirilmek uzere ' +
    'lider bas yarizamanli tamzamanli donemsel gecici ' +
    'auszubildende azubi praktikant praktikum werkstudent erfahrene erfahrener vollzeit teilzeit leitende leitender'
  ).split(' '),
);

/** Other words of titles that say nothing of the trade: what ads are addressed with, and half of what is one. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'staff expert associate assistant entry level contract full part time needed hire new m w f d x all genders ' +
    'uzman yardimcisi yeni tam yari zamanli bay bayan'
  ).split(' '),
);

/** Skills that ads for all trades ask for, as `fold_text` writes them. */
const COMMON_SKILLS: ReadonlySet<string> = new Set([
  'communication',
  'communication skills',
  'teamwork',
  'team work',
  'team player',
  'leadership',
  'problem solving',
  'problem-solving',
  'time management',
  'organization',
  'organisation',
  'english',
  'turkish',
  'german',
  'microsoft office',
  'ms office',
  'office',
  'driving licence',
  'iletisim',
  'iletisim becerileri',
  'takim calismasi',
  'ekip calismasi',
  'liderlik',
  'problem cozme',
  'zaman yonetimi',
  'ingilizce',
  'turkce',
  'almanca',
  'ehliyet',
]);

const NUMBER = /^\d+$/;

/** Words of a title that don't say what the work is; nor do numbers. */
export const UNTELLING_WORDS = [...CIRCUMSTANCES, ...WORKPLACES, ...TITLE_WORDS, ...STOP_WORDS];
const untelling: ReadonlySet<string> = new Set(UNTELLING_WORDS);

export const isWorkplace = (word: string): boolean => WORKPLACES.has(word);

/** Whether a word says rank, hours or the like: what somebody who finds little would sooner do without. */
export const isCircumstance = (word: string): boolean =>
  CIRCUMSTANCES.has(word) || NUMBER.test(word);

/** Whether a word of a title says what the work is. */
export const isTelling = (word: string): boolean => !untelling.has(word) && !NUMBER.test(word);

/** Whether a skill is one of a trade. */
export const isTellingSkill = (skill: string): boolean => !COMMON_SKILLS.has(skill);
