/** The first grapheme of `text` (a flag or a joined emoji is one); '' when it is empty. */
export const firstLetter = (text: string): string => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text.trim())) return segment;
  return '';
};
