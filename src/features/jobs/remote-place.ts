const REMOTE = /^(?:fully |100 ?% )?(?:remote|uzaktan)$/iu;

/** Whether a job's location says no more than that it is remote, so that a mark of it would repeat it. */
export const isRemotePlace = (location: string): boolean => REMOTE.test(location.trim());
