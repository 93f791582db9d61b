/** The first letter of `text` as a reader sees it: a flag or a joined emoji is one. '' when there is none. */
export const firstLetter = (text: string): string => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text.trim())) return segment;
  return '';
};
