import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Icon } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

/** Takes an interview into the calendar. */
export function CalendarButton({ pending, onClick }: { pending: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" pending={pending} onClick={onClick}>
      <Icon name={moreIcons.download} />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
