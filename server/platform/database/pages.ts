/** The page fields of a reply with page `currentPage` (from 1); there is always at least one page. */
export const pagesOf = (total: number, limit: number, currentPage: number) => ({
  totalPages: Math.max(1, Math.ceil(total / limit)),
  currentPage,
});
