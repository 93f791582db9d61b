import { Trans } from '@lingui/react/macro';
import { useCandidateWaiting } from './use-candidate-waiting.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** What waits for the candidate (rule DASH-5). With `isQuiet` nothing shows where there is nothing. */
export function CandidateWaiting({
  userId,
  isQuiet = false,
}: {
  userId: string;
  isQuiet?: boolean;
}) {
  const { rows, isLoading, hasFailed } = useCandidateWaiting(userId);
  // What failed says so in its own place, further down.
  if (rows.length === 0 && (isQuiet || hasFailed)) return null;
  return (
    <WaitingCard
      rows={rows}
      isLoading={isLoading}
      nothing={<Trans>Interviews, new messages and unfinished applications appear here.</Trans>}
    />
  );
}
