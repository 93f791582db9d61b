let segmenter: Intl.Segmenter | undefined;

/** The first grapheme of `text` (a flag or a joined emoji is one); '' when it is empty. */
export const firstLetter = (text: string): string => {
  // Creating one takes longer than all the letters of a page.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text.trim())) return segment;
  return '';
};
