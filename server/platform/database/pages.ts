/** What a reply with page `currentPage` (from 1) of `total` records says of the pages; there is always one. */
export const pagesOf = (total: number, limit: number, currentPage: number) => ({
  totalPages: Math.max(1, Math.ceil(total / limit)),
  currentPage,
});
