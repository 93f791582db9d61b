import type { Random } from '../random.ts';
import type { Language } from '../titles.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import type { Phrases, Sentence, Speech } from './phrases.ts';
import { TURKISH } from './turkish.ts';

export const PHRASES: Record<Language, Phrases> = { en: ENGLISH, tr: TURKISH, de: GERMAN };

/** What the texts are made from, beside what their sentences speak of. */
export type AdContent = {
  language: Language;
  /** Adds paragraphs in this language, as ads for several readers have them. */
  second: Language | undefined;
  tasks: readonly string[];
  /** Skills that only the requirements name. */
  textSkills: readonly string[];
  isPassing: boolean;
  /** About how many characters all texts have together. */
  length: number;
};

export type AdTexts = { description: string; requirements: string; responsibilities: string };

const MARKS = ['- ', '• ', '* ', ''];

const bullets = (random: Random, items: readonly string[]): string => {
  const mark = random.pick(MARKS);
  let text = '';
  for (const item of items) text += `${text ? '\n' : ''}${mark}${item}`;
  return text;
};

const paragraph = (random: Random, sentences: Sentence[], count: number, speech: Speech) => {
  let text = '';
  for (const say of random.some(sentences, count)) text += `${text ? ' ' : ''}${say(speech)}`;
  return text;
};

/** The three texts of an ad. */
export const writeAd = (random: Random, content: AdContent, speech: Speech): AdTexts => {
  const { language, second, tasks, textSkills, isPassing, length } = content;
  const { about, role, passing, boilerplate, ...lists } = PHRASES[language];
  const size = length < 700 ? 2 : length < 2_000 ? 3 : 4;
  const parts = [
    paragraph(random, about, random.between(1, size), speech),
    paragraph(random, role, size, speech),
    isPassing ? paragraph(random, passing, 1 + Math.floor(size / 4), speech) : '',
    size > 2 ? paragraph(random, boilerplate, size, speech) : '',
  ];
  if (second) {
    const other = PHRASES[second];
    parts.push(paragraph(random, other.role, 2, speech), paragraph(random, other.about, 1, speech));
  }
  const needs = [
    ...random.some(lists.needs, size + 1),
    ...textSkills.map((skill) => `${random.pick(lists.skillNeeds)} ${skill}`),
  ];
  const duties = [...tasks, ...random.some(lists.tasks, size)];
  const texts = {
    requirements: bullets(random, needs),
    responsibilities: bullets(random, duties),
    description: parts.filter(Boolean).join('\n\n'),
  };
  // Long ads say the same in other words, section by section, as ads of large employers do.
  if (size === 4) {
    const rest = [...about, ...role, ...boilerplate];
    while (texts.description.length < length)
      texts.description += `\n\n${paragraph(random, rest, 6, speech)}`;
  }
  return texts;
};
