/** Signs that steer a terminal or turn its text around, and that JSON leaves as they are. */
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** The text, which holds JSON, with such signs escaped as JSON escapes others. */
export const escapeControls = (text: string): string =>
  text.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
