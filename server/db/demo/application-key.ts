/** How the demo content names the live application of a candidate to a job, both by their keys. */
export const applicationKey = (candidate: string, job: string): string => `${candidate} at ${job}`;
