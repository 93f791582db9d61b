/** What a route specifies about the server's response. */
export type PageResponse = {
  /** The page's status, if not 200. */
  status?: 410;
  /** Milliseconds that the server may cache the page; until a job changes if absent. */
  ttlMs?: number;
  /** The catalogs that the route loads. */
  catalogs?: string[];
};
