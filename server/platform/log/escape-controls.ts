/** Characters that control a terminal or reverse its text, and that JSON does not escape. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes these characters in a JSON text, as JSON escapes others. */
export const escapeControls = (text: string): string =>
  text.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
