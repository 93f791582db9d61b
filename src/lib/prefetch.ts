import { getJob, getSimilarJobs, searchJobs } from '../contract/endpoints/jobs.ts';
import { SEARCH_PAGE_SIZE } from '../contract/limits.ts';
import { TOKEN_KEY } from './token-key.ts';

/*
 * A visitor's first screen needs one or two replies of the API, and which ones its address tells. They
 * are asked for by a script in the page's head, while the app's own code is still on its way; the call
 * that wants such a reply takes it from here. Only without a token: whether one is still good is not for
 * this script to judge.
 */

declare global {
  interface Window {
    prefetched?: Record<string, Promise<Response> | undefined>;
  }
}

/** The script, as plain text: it runs before any module does. `apiUrl` is where the API is, '' for here. */
export const prefetchScript = (apiUrl: string): string => {
  // As the app itself sends them; `m[1]` is the job's id.
  const list = `'${searchJobs.path}?page=1&limit=${SEARCH_PAGE_SIZE}'`;
  const job = [getJob, getSimilarJobs].map(({ path }) => `'${path}'.replace(':id',m[1])`);
  return [
    '(function(){',
    `try{if(localStorage.getItem('${TOKEN_KEY}'))return}catch(e){return}`,
    'var p=location.pathname,u=[],s=window.prefetched={};',
    "if(location.search==='')",
    `if(p==='/jobs')u=[${list}];`,
    `else{var m=/^\\/jobs\\/([0-9a-f-]{36})$/.exec(p);if(m)u=[${job.join(',')}]}`,
    `u.forEach(function(a){a=${JSON.stringify(apiUrl.replace(/\/{1,9}$/, ''))}+a;(s[a]=fetch(a)).catch(function(){})})`,
    '})()',
  ].join('');
};

/** The reply to `address` that the page's head has asked for, once; undefined when there is none. */
export const takePrefetched = (address: string): Promise<Response> | undefined => {
  const reply = window.prefetched?.[address];
  if (reply) delete window.prefetched?.[address];
  return reply;
};
