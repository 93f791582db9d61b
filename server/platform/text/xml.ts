/** Characters that XML 1.0 forbids even escaped: most control characters, and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The text for an element or a quoted attribute of XML or HTML, without characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The text as a CDATA section, split where it contains `]]>`. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;

/** An element without content. Undefined attributes are left out. */
export const emptyElement = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeXml(value)}"`,
  );
  return `<${name}${written.join('')}/>`;
};
