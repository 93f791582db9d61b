import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '#src/contract/applications/application.ts';
import { getApplicationQuery } from './applications.ts';

/*
 * What one employer changes of an application goes one after the other, each based on the version that
 * the one before has made. Otherwise the second of two quick changes would be refused as if somebody
 * else had made the first.
 */

/** The queue of an application's changes. */
export const changesOf = (applicationId: string) => ({ id: `application ${applicationId}` });

const keyOfDetail = (applicationId: string) => getApplicationQuery(applicationId).queryKey;

/** The version that the next change is based on: `shown`, unless a newer one is known. */
export const latestVersion = (
  client: QueryClient,
  applicationId: string,
  shown: number | undefined,
): number | undefined => {
  const known = client.getQueryData(keyOfDetail(applicationId))?.__v;
  if (known === undefined || shown === undefined) return known ?? shown;
  return Math.max(known, shown);
};

/** Notes the version that a change has made, whether or not it can be refetched. Gives the reply. */
export const noteVersion = (client: QueryClient, reply: Application): Application => {
  client.setQueryData(keyOfDetail(reply._id), (old) => old && { ...old, __v: reply.__v });
  return reply;
};
