import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureMessage } from '#src/api/api-error.ts';
import {
  getExportFile,
  isBeingMade,
  listExportsFailure,
  listExportsQuery,
  requestExport,
} from '#src/api/exports.ts';
import type { Export } from '#src/contract/exports/export.ts';
import { useClock } from '#src/lib/clock.tsx';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { QueryStates } from '#src/ui/query-states.tsx';
import { Setting } from '#src/ui/setting.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { formatBytes } from './format-bytes.ts';

/** Asks for a copy of all the user's data and downloads it; nothing on a server that makes none (rule EXPORT-6). */
export function DownloadData({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(listExportsQuery());
  if (query.data === null) return null;
  return (
    <Setting
      id={id}
      title={t`Your data`}
      text={
        <Trans>
          Download your account, profile, files, applications, messages and notifications in one ZIP
          file. You can read it in your browser or use the data in other programs.
        </Trans>
      }
    >
      <QueryStates
        query={query}
        skeleton={<SkeletonLines lines={['w-2/3', 'h-11 w-40']} />}
        failure={(error) => failureMessage(error, listExportsFailure)}
      >
        {(copies) => <Copies copies={copies ?? []} />}
      </QueryStates>
    </Setting>
  );
}

/** How far the newest copy is, the newest ready one, and what can be done now. */
function Copies({ copies }: { copies: readonly Export[] }) {
  const { t } = useLingui();
  const { now } = useClock();
  const asking = useMutation(requestExport());
  const [newest] = copies;
  const isOver = ({ expires_at }: Export) => Date.parse(expires_at ?? '') <= now;
  const ready = copies.find((copy) => copy.ready_at !== null && !isOver(copy));
  const isMaking = newest !== undefined && isBeingMade(newest);
  return (
    <>
      {/* Present from the start, so that screen readers announce what appears in it. */}
      <div role="status" className="grid gap-2 empty:hidden">
        {isMaking && (
          <p className="flex items-start gap-2">
            <Spinner className="mt-0.5 shrink-0" />
            <Trans>
              We’re preparing your copy. You can leave this page: we’ll notify you when it’s ready.
            </Trans>
          </p>
        )}
        {newest?.failed && (
          <p className="text-danger">
            <Trans>Your copy couldn’t be prepared. Please try again.</Trans>
          </p>
        )}
        {!(isMaking || ready || newest?.failed) && newest && (
          <p>
            <Trans>Your last copy has expired.</Trans>
          </p>
        )}
        {ready && <ReadyText copy={ready} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {ready && <DownloadButton copy={ready} />}
        {!isMaking && (
          <Button
            variant={ready ? 'secondary' : 'primary'}
            pending={asking.isPending}
            onClick={() => asking.mutate()}
          >
            {newest?.failed && !ready ? t`Try again` : t`Prepare a copy`}
          </Button>
        )}
      </div>
    </>
  );
}

function ReadyText({ copy }: { copy: Export }) {
  const { i18n } = useLingui();
  const times = useTimes();
  const made = times.longDate(copy.ready_at);
  const until = times.longDate(copy.expires_at);
  const size = formatBytes(copy.bytes, i18n.locale);
  return (
    <p>
      <Trans>
        Your copy from {made} is ready ({size}). You can download it until {until}.
      </Trans>
    </p>
  );
}

function DownloadButton({ copy }: { copy: Export }) {
  const saving = useMutation(getExportFile());
  return (
    <Button pending={saving.isPending} onClick={() => saving.mutate(copy)}>
      <Trans>Download</Trans>
    </Button>
  );
}
