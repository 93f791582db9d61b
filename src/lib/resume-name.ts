/** The file name in a resume's URL; the URL itself when it has none. */
export const resumeName = (resumeUrl: string): string => {
  const last = resumeUrl.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last) || resumeUrl;
  } catch {
    return last;
  }
};
