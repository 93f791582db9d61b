import { type Plugin, parseSync, Visitor, type VisitorObject } from 'vite';
import { Failure } from '../setup/failure.mjs';

/**
 * Languages that nobody speaks, made of the English texts: `long` is written with accents and takes 40 % more
 * room, `rtl` is written from right to left. No user is offered one, and no build has one.
 */
const PSEUDO_LOCALES = ['long', 'rtl'] as const;
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];

/** As Lingui compiles them: texts, and beside them placeholders (`[name, kind, options]`). */
type Part = string | number | Part[] | { [option: string]: Part };
type Compiled = Record<string, Part>;

const GROWTH = 0.4;
const PLAIN = 'AaCcEeGgIiNnOoSsUuYyZz';
const ACCENTED = 'ÅåÇçÉéĞğÎîÑñÖöŠšÛûÝýŽž';
/** What is not written but means something: the tags of elements, and the number of a plural. */
const MARKS = /(<\/?\w+\/?>|#)/;

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

/** So many letters more, in words as long as usual ones. */
const padding = (text: string): string => {
  const size = Math.ceil([...text.trim()].length * GROWTH);
  return ' lorem ipsum dolor'.repeat(Math.ceil(size / 17)).slice(0, size);
};

const write: Record<PseudoLocale, (text: string) => string> = {
  long: (text) => {
    const end = text.trimEnd();
    return accented(end) + padding(text) + text.slice(end.length);
  },
  // Each run is turned by itself, so that nothing around it is.
  rtl: (text) => `\u202e${text}\u202c`,
};

const writeText = (text: string, locale: PseudoLocale): string =>
  text
    .split(MARKS)
    .map((run) => (MARKS.test(run) || !/\p{L}/u.test(run) ? run : write[locale](run)))
    .join('');

const writeOptions = (part: Part | undefined, locale: PseudoLocale): Part => {
  if (typeof part !== 'object' || Array.isArray(part)) return part ?? '';
  return Object.fromEntries(
    Object.entries(part).map(([option, text]) => [option, writePart(text, locale)]),
  );
};

/** A text, or a list of texts and placeholders. */
const writePart = (part: Part, locale: PseudoLocale): Part => {
  if (typeof part === 'string') return writeText(part, locale);
  if (!Array.isArray(part)) return part;
  return part.map((one) => {
    if (!Array.isArray(one)) return writePart(one, locale);
    const [name = '', kind, options] = one;
    // A date's or a number's options are the name of its style.
    if (options === undefined || typeof options !== 'object') return one;
    return [name, kind ?? '', writeOptions(options, locale)];
  });
};

/** The messages of a catalog, as Lingui compiles them, in another language. Placeholders stay. */
export const pseudoMessages = (messages: Compiled, locale: PseudoLocale): Compiled =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, writePart(message, locale)]),
  );

/**
 * The module of a compiled English catalog, in another language.
 * @throws Failure when the module isn't `JSON.parse` of a text
 */
export const pseudoCatalog = (code: string, locale: PseudoLocale): string => {
  let changed: string | undefined;
  const visitor: VisitorObject = {};
  visitor.CallExpression = ({ callee, arguments: [argument], start, end }) => {
    const isParse = callee.type === 'MemberExpression' && code.startsWith('JSON.parse(', start);
    if (!isParse || !argument) return;
    const json =
      argument.type === 'TemplateLiteral'
        ? argument.quasis[0]?.value.cooked
        : argument.type === 'Literal' && argument.value;
    if (typeof json !== 'string') return;
    const messages = pseudoMessages(JSON.parse(json) as Compiled, locale);
    changed = `${code.slice(0, start)}(${JSON.stringify(messages)})${code.slice(end)}`;
  };
  new Visitor(visitor).visit(parseSync('catalog.js', code).program);
  if (changed === undefined) throw new Failure('A catalog is no longer the text that it was.');
  return changed;
};

const asked = (): PseudoLocale | undefined => {
  const name = process.env.PSEUDO;
  const found = PSEUDO_LOCALES.find((locale) => locale === name);
  if (name && !found) throw new Failure(`PSEUDO is one of: ${PSEUDO_LOCALES.join(', ')}.`);
  return found;
};

/** Shows one in place of English: `PSEUDO=rtl npm run dev`. */
export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  apply: 'serve',
  // After the catalog has been compiled.
  enforce: 'post',
  transform: (code, id) => {
    const locale = asked();
    if (!locale || !/\/locales\/en\/\w+\.po/.test(id)) return undefined;
    return { code: pseudoCatalog(code, locale), map: null };
  },
  transformIndexHtml: () =>
    asked() === 'rtl'
      ? [
          {
            tag: 'script',
            children: "document.documentElement.dir = 'rtl'",
            injectTo: 'head-prepend',
          },
        ]
      : [],
});
