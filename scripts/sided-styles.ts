/** Classes of Tailwind that name a side, without variants and without a sign before them. */
const SIDED_CLASSES = [
  /^(?:scroll-)?[mp][lr]-/,
  /^(?:left|right)-[\w[(]/,
  /^border-[lr](?:-|$)/,
  /^rounded-(?:[lr]|[tb][lr])(?:-|$)/,
  /^(?:text|float|clear)-(?:left|right)$/,
  /^(?:origin|object|bg|mask)-(?:(?:top|bottom)-)?(?:left|right)(?:-|$)/,
  /^(?:bg|mask)-(?:gradient|linear)-to-[tb]?[lr]$/,
  /^mask-[lr]-/,
  /^\[(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)\b/,
];
/** Moves and shadows to one side, which have no logical form: a class for `rtl:` stands beside them. */
const NEEDS_MIRROR = /^(?:(?:translate|skew)-x-(?!0$)|(?:drop-)?shadow-\[(?:inset_)?-?[1-9])/;

/** Properties of a style object, and of CSS by the same names. */
const SIDED_PROPERTY =
  /^(?:left|right|(?:scroll-?)?(?:margin|padding)-?(?:left|right)|border-?(?:(?:top|bottom)-?)?(?:left|right)(?:-?(?:width|style|color|radius))?)$/i;
/** Their values that name a side. */
const TAKES_SIDE = /^(?:text-?align|float|clear|transform-?origin|background(?:-?position)?)$/i;
const SIDED_VALUE = /(?:^|[\s(])(?:to\s+)?(?:left|right)(?:$|[\s,)])/;

/** What stands behind the variants of a class (`md:hover:ml-2`), none of whose colons is in brackets. */
const withoutVariants = (name: string): string => {
  let depth = 0;
  let start = 0;
  for (const [i, sign] of [...name].entries()) {
    if (sign === '[' || sign === '(') depth += 1;
    if (sign === ']' || sign === ')') depth -= 1;
    if (sign === ':' && depth === 0) start = i + 1;
  }
  return [...name].slice(start).join('');
};

const HAS_DIRECTION = /(?:^|:)(?:rtl|ltr):/;

/** The classes in a text that name a side. A text that is no class list has none. */
export const sidedClasses = (text: string): string[] => {
  const names = text.split(/\s+/).filter((name) => name !== '');
  const plain = (name: string) => withoutVariants(name).replace(/^[!-]+|!$/g, '');
  // One that says for which direction it is may name a side.
  const bare = names.filter((name) => !HAS_DIRECTION.test(name));
  const isMirrored = names.some((name) => HAS_DIRECTION.test(name));
  return bare.filter(
    (name) =>
      SIDED_CLASSES.some((sided) => sided.test(plain(name))) ||
      (!isMirrored && NEEDS_MIRROR.test(plain(name))),
  );
};

/** Whether a declaration of CSS, or a property of a style object, names a side. */
export const isSidedDeclaration = (property: string, value: string): boolean =>
  SIDED_PROPERTY.test(property) ||
  (TAKES_SIDE.test(property) && SIDED_VALUE.test(value)) ||
  (value.includes('linear-gradient(') && /\bto (?:(?:top|bottom) )?(?:left|right)\b/.test(value));
