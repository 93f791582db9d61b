import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { logoutEverywhere } from '#src/api/account-security.ts';
import { failureMessage } from '#src/api/api-error.ts';
import { listDevicesFailure, listDevicesQuery, logoutDevice } from '#src/api/devices.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import type { Device } from '#src/contract/accounts/device.ts';
import { countryName, deviceName } from '#src/entities/profile/device-name.ts';
import { useFormats } from '#src/lib/use-formats.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Setting } from '#src/ui/setting.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';

/** Where the user is logged in, with a way to end it (rule SESSION-11). */
export function Devices({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(listDevicesQuery());
  // A server that only knows the specification's calls (rule CALL-8).
  if (isUnknownCall(query.error)) return null;
  const others = query.data?.devices.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Setting
      id={id}
      title={t`Devices`}
      text={
        query.data && others.length === 0 ? (
          <Trans>You’re not logged in on any other device.</Trans>
        ) : (
          <Trans>
            Where you’re logged in. If you don’t recognise a device, log it out and change your
            password.
          </Trans>
        )
      }
      action={others.length > 0 && <LogoutEverywhere />}
    >
      <QueryStates
        query={query}
        skeleton={
          <Skeleton>
            <SkeletonRows count={2} lines={['h-5 w-40', 'mt-2 h-4 w-56']} className="py-3" />
          </Skeleton>
        }
        failure={(error) => failureMessage(error, listDevicesFailure)}
      >
        {({ devices }) => <DeviceList devices={devices} />}
      </QueryStates>
    </Setting>
  );
}

function DeviceList({ devices }: { devices: readonly Device[] }) {
  const list = useRef<HTMLUListElement>(null);
  const own = devices.filter(({ is_current }) => is_current);
  const others = devices.filter(({ is_current }) => !is_current);
  // The button that was pressed goes with its row, or with the last one.
  useFocusAfterRemoval(list, devices.length);
  return (
    <ul ref={list} tabIndex={-1} className="-mb-3 divide-y divide-line outline-none">
      {[...own, ...others].map((device) => (
        <DeviceRow key={device._id} device={device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { i18n } = useLingui();
  const { ago } = useFormats();
  const { longDate } = useTimes();
  const ending = useMutation(logoutDevice());
  const { _id, country, created_at, seen_at, is_current } = device;
  const name = deviceName(i18n, device);
  const [lastUse, firstDay] = [ago(seen_at), longDate(created_at)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{name}</span>
          {is_current && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="wrap-anywhere mt-0.5 text-14 text-muted">
          <Dotted>
            {countryName(i18n.locale, country) || null}
            {!is_current && lastUse && <Trans>Last used {lastUse}</Trans>}
            {firstDay && <Trans>Logged in on {firstDay}</Trans>}
          </Dotted>
        </p>
      </div>
      {!is_current && (
        <Button
          variant="secondary"
          size="small"
          pending={ending.isPending}
          onClick={() => ending.mutate(_id)}
        >
          <Trans>
            Log out <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      )}
    </li>
  );
}

function LogoutEverywhere() {
  const { t } = useLingui();
  const loggingOut = useMutation(logoutEverywhere());
  return (
    <ConfirmButton
      variant="secondary"
      size="small"
      label={t`Log out everywhere else`}
      pending={loggingOut.isPending}
      title={t`Log out on all other devices?`}
      confirmLabel={t`Log out everywhere else`}
      onConfirm={() => loggingOut.mutate()}
    >
      <p>
        <Trans>
          You’ll stay logged in here. Anyone who uses your account elsewhere has to log in again.
        </Trans>
      </p>
    </ConfirmButton>
  );
}
