/** What a route says of the page that the server makes of it. */
export type PageResponse = {
  /** The page's status, if not 200. */
  status?: 410;
  /** Milliseconds for which the server may keep the page; until a job changes when absent. */
  ttlMs?: number;
  /** The catalogs that it loads. */
  catalogs?: string[];
};
