import type { QueryClient } from '@tanstack/react-query';
import type { Application } from '#src/contract/applications/application.ts';
import { getApplicationQuery } from './applications.ts';

/*
 * An employer's changes to one application are sent one after the other, each based on the version that the previous
 * one created. Otherwise the second of two quick changes would be refused as if somebody else had made the first.
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

/** Stores the version that a change created, even if the refetch fails. Returns the reply. */
export const noteVersion = (client: QueryClient, reply: Application): Application => {
  client.setQueryData(keyOfDetail(reply._id), (old) => old && { ...old, __v: reply.__v });
  return reply;
};
