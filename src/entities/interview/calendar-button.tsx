import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

export function CalendarButton({ pending, onClick }: { pending: boolean; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" pending={pending} onClick={onClick}>
      <Icon name={moreIcons.download} />
      <Trans>Add to calendar</Trans>
    </Button>
  );
}
