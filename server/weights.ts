/** Characters and entries of such a header that are read: more than any browser sends. */
const LENGTH_MAX = 1000;
const ENTRIES_MAX = 50;

/** What a header such as Accept-Language lists: each name, in small letters, with its weight (1 when none is said). */
export const readWeights = (header = ''): { name: string; weight: number }[] =>
  header
    .slice(0, LENGTH_MAX)
    .toLowerCase()
    .split(',', ENTRIES_MAX)
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const quality = parameters
        .map((parameter) => parameter.split('=').map((part) => part.trim()))
        .find(([key]) => key === 'q');
      return { name, weight: quality ? Number(quality[1]) : 1 };
    });
