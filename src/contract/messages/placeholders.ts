/*
 * Message placeholders: the server fills in `{first_name}` for each application.
 */

/** The candidate's full and first name, the job's title, the company. */
export const PLACEHOLDERS = ['name', 'first_name', 'job', 'company'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The maximum number of placeholders in one text. */
export const PLACEHOLDERS_MAX = 30;

/** Any text in braces on one line. */
const IN_BRACES = /\{([^{}\n]{1,100})\}/g;

const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** The first unknown placeholder, with its braces; undefined when there is none (rule STATUS-10). */
export const unknownPlaceholder = (text: string): string | undefined => {
  for (const [whole, name = ''] of text.matchAll(IN_BRACES)) if (!isKnown(name)) return whole;
  return undefined;
};

export const hasTooManyPlaceholders = (text: string): boolean =>
  [...text.matchAll(IN_BRACES)].length > PLACEHOLDERS_MAX;

/** Fills in the placeholders. Placeholders inside the values stay as they are. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<Placeholder, string>>,
): string =>
  text.replace(IN_BRACES, (whole, name: string) => (isKnown(name) ? values[name] : whole));
