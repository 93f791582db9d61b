/**
 * Words that say nothing of a job when others are beside them: small words of both languages, and what all ads
 * are. Written as `search_words` writes them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and as at by for from in near of on or the to with job jobs vacancy vacancies opening openings ' +
    'position positions hiring work career careers wanted ' +
    've veya ile icin bir is ilani ilanlari ilan araniyor eleman pozisyonu kariyer'
  ).split(' '),
);
