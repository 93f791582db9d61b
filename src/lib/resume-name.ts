/** The file name of a resume's address; the address itself where it names none. */
export const resumeName = (resumeUrl: string): string => {
  const last = resumeUrl.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last) || resumeUrl;
  } catch {
    return last;
  }
};
