import { msg } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '#src/contract/accounts/device-endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/** Where the user is logged in (rule SESSION-11). */
export const listDevicesQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.listDevices.reads),
    queryFn: ({ signal }) => call(endpoints.listDevices, { signal }),
  });

export const listDevicesFailure = withServerMessage(msg`We couldn’t load your devices.`);

/** Logs out one other device. */
export const logoutDevice = () =>
  defineMutation(endpoints.logoutDevice, {
    mutationFn: (id: string) => callWithoutReply(endpoints.logoutDevice, { params: { id } }),
    meta: {
      success: msg`The device has been logged out.`,
      failure: withServerMessage(msg`Failed to log out the device. Please try again.`),
    },
  });
