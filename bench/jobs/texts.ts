import { LANGUAGES, type Language } from './content.ts';
import type { Random } from './random.ts';

/** Values for the placeholders in an ad's sentences. */
export type Speech = Readonly<Record<string, string | number>>;

/** The inputs of an ad's texts, besides `Speech`. */
type AdContent = {
  language: Language;
  /** Adds paragraphs in this language, as in ads for a multilingual audience. */
  second: Language | undefined;
  tasks: readonly string[];
  /** Skills that appear only in the requirements. */
  textSkills: readonly string[];
  isPassing: boolean;
  /** Approximate total length in characters. */
  length: number;
};

const bullets = (random: Random, items: readonly string[]): string => {
  const mark = random.pick(['- ', '• ', '* ', '']);
  return items.map((item) => `${mark}${item}`).join('\n');
};

export const writeAd = (random: Random, content: AdContent, speech: Speech) => {
  const { language, second, tasks, textSkills, isPassing, length } = content;
  const { about, role, passing, boilerplate, ...lists } = LANGUAGES[language];
  const paragraph = (sentences: readonly string[], count: number) =>
    random
      .some(sentences, count)
      .join(' ')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(speech[name]));
  const size = length < 700 ? 2 : length < 2_000 ? 3 : 4;
  const parts = [
    paragraph(about, random.between(1, size)),
    paragraph(role, size),
    isPassing ? paragraph(passing, 1 + Math.floor(size / 4)) : '',
    size > 2 ? paragraph(boilerplate, size) : '',
  ];
  if (second) {
    const other = LANGUAGES[second];
    parts.push(paragraph(other.role, 2), paragraph(other.about, 1));
  }
  const needs = [
    ...random.some(lists.needs, size + 1),
    ...textSkills.map((skill) => `${random.pick(lists.skill_needs)} ${skill}`),
  ];
  const duties = [...tasks, ...random.some(lists.tasks, size)];
  const texts = {
    requirements: bullets(random, needs),
    responsibilities: bullets(random, duties),
    description: parts.filter(Boolean).join('\n\n'),
  };
  // Long ads repeat themselves section by section, like those of large employers.
  if (size === 4) {
    const rest = [...about, ...role, ...boilerplate];
    while (texts.description.length < length) texts.description += `\n\n${paragraph(rest, 6)}`;
  }
  return texts;
};
