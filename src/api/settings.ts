import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEFAULT_CURRENCY } from '#src/contract/jobs/currency.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import * as endpoints from '#src/contract/server/endpoints.ts';
import { NO_RETENTION, type Settings } from '#src/contract/server/settings.ts';
import { ApiError } from './api-error.ts';
import { call } from './http.ts';
import { keyOf } from './resource-key.ts';

/** The server's settings; a server without this endpoint has the defaults. */
export const getSettingsQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.getSettings.reads, 'settings'),
    queryFn: async ({ signal }): Promise<Settings> => {
      try {
        return await call(endpoints.getSettings, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404)
          return {
            salary_currency: DEFAULT_CURRENCY,
            password_min: PASSWORD_MIN,
            retention: NO_RETENTION,
            operator_name: '',
            operator_address: '',
            browser_reports: false,
          };
        throw error;
      }
    },
    // Settings only change when the server restarts.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Minimum characters of a new password; undefined until known. */
export const usePasswordMin = (): Settings['password_min'] | undefined =>
  useQuery(getSettingsQuery()).data?.password_min;
