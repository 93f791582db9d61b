let segmenter: Intl.Segmenter | undefined;

/** The first grapheme of `text`, such as a whole flag or joined emoji; '' when empty. */
export const firstLetter = (text: string): string => {
  // Creating a segmenter costs more than segmenting a page's letters.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text.trim())) return segment;
  return '';
};
