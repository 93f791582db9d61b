import type { ExperienceLevel, Workplace } from '#src/contract/enumerations.ts';
import { LANGUAGES, type Language, type Occupation } from './content.ts';
import type { Random } from './random.ts';

const VOWELS = /[aeıioöuü]/gu;

/** Turkish plural of a noun phrase, keeping any possessive ending (uzmanı, uzmanları). */
const pluralInTurkish = (phrase: string): string => {
  const last = phrase.toLocaleLowerCase('tr').match(VOWELS)?.at(-1) ?? 'e';
  const isBack = 'aıou'.includes(last);
  const isPossessive = phrase.includes(' ') && /[ıiuü]$/u.test(phrase);
  if (!isPossessive) return `${phrase}${isBack ? 'lar' : 'ler'}`;
  const stem = /(mühendis)i$/u.test(phrase)
    ? phrase.slice(0, -1)
    : phrase.replace(/s?[ıiuü]$/u, '');
  return `${stem}${isBack ? 'ları' : 'leri'}`;
};

const pluralInEnglish = (title: string): string => {
  if (/(staff|crew)$/i.test(title)) return title;
  if (/[^aeiou]y$/i.test(title)) return `${title.slice(0, -1)}ies`;
  return /(s|x|ch|ss)$/i.test(title) ? `${title}es` : `${title}s`;
};

/** The plain name of an occupation in the plural, for use in sentences. */
export const pluralOf = ({ titles: { en, tr, de } }: Occupation, language: Language): string => {
  if (language === 'tr') return pluralInTurkish((tr[0] ?? '').toLocaleLowerCase('tr'));
  return (language === 'de' && de[0]) || pluralInEnglish((en[0] ?? '').toLowerCase());
};

const wanted = (title: string, language: Language): string => {
  if (language === 'tr') return `${pluralInTurkish(title)} aranıyor`;
  return language === 'en' ? `${pluralInEnglish(title)} wanted` : `${title} gesucht`;
};

/** The facts that a title may add to the occupation. */
type TitleFacts = {
  level: ExperienceLevel;
  language: Language;
  city: string;
  company: string;
  workplace: Workplace;
};

const decorate = (random: Random, title: string, facts: TitleFacts): string => {
  const { language, city, company, workplace } = facts;
  const gender =
    language === 'de' || random.chance(0.15)
      ? ` (${random.pick(['m/w/d', 'm/f/d', 'f/m/x'])})`
      : '';
  const tail = random.pick(LANGUAGES[language].tails);
  const place = LANGUAGES[language].workplaces[workplace];
  const reference = String(random.between(1000, 9999));
  return random.pick([
    `${title}${gender} – ${tail}`,
    `${title}${gender}, ${city}`,
    `${title}${gender} | ${place}`,
    `${title} - ${company}`,
    `${title}${gender} (${place}, ${city})`,
    `${title} [${reference}]`,
    `${title}${gender} – ${tail}, ${place}, ${city} | Ref. ${reference}`,
  ]);
};

const nameOf = (random: Random, { titles }: Occupation, language: Language): [string, boolean] => {
  const names = titles[language].length > 0 ? titles[language] : titles.en;
  const name = random.chance(0.45) ? (names[0] ?? '') : random.pick(names);
  return [name, name === names[0]];
};

/** Makes a title from one of the occupations' names, plain or decorated as in real ads. */
export const makeTitle = (
  random: Random,
  [occupation, second]: readonly [Occupation, ...Occupation[]],
  facts: TitleFacts,
): string => {
  const { language, level } = facts;
  const [name, isPlain] = nameOf(random, occupation, language);
  const prefixes = LANGUAGES[language].prefixes[level];
  const isLevelSaid = prefixes === undefined || /^(senior|junior|head|chief|sr|jr)/i.test(name);
  let title = isLevelSaid || random.chance(0.25) ? name : `${random.pick(prefixes)} ${name}`;
  if (second) title += ` / ${nameOf(random, second, language)[0]}`;
  else if (title === name && isPlain && random.chance(0.15)) title = wanted(name, language);
  if (random.chance(0.4)) title = decorate(random, title, facts);
  const way = random.next();
  if (way < 0.05) return title.toLocaleUpperCase(language);
  return way < 0.1 ? title.toLocaleLowerCase(language) : title;
};
