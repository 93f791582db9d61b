/** Cut to `max` characters, never within one. */
export const shorten = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** On one line, with single spaces, and without marks that turn the direction of writing. */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
