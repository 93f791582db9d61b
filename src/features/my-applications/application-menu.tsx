import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '../../contract/application.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Icon } from '../../ui/icons.tsx';
import { onIntent } from '../../ui/lazy-component.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuEntry } from '../../ui/menu.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { canWithdraw } from './withdraw-button.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** What else can be done with an application in a list; nothing where there is nothing else. */
export function ApplicationMenu({ application }: { application: Application }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { job } = application;
  const jobTitle = job?.title || t`Job title not available`;
  const isOpenable = job && !job.removed_at;
  const isWithdrawable = canWithdraw(application);
  if (!isOpenable && !isWithdrawable) return null;
  return (
    <>
      <Menu
        label={t`More actions for ${jobTitle}`}
        button={<Icon name={moreIcons.more} strokeWidth="3" className="mx-1 size-5" />}
      >
        {isOpenable && (
          <MenuEntry>
            {(className) => (
              <Link to="/jobs/$jobId" params={{ jobId: job._id }} className={className}>
                <Trans>View Job</Trans>
              </Link>
            )}
          </MenuEntry>
        )}
        {isWithdrawable && (
          <MenuEntry>
            {(className) => (
              <button
                type="button"
                className={`${className} text-danger`}
                onClick={() => setIsAsking(true)}
                {...onIntent(Confirm.preload)}
              >
                <Trans>Withdraw</Trans>
              </button>
            )}
          </MenuEntry>
        )}
      </Menu>
      {isAsking && <WithdrawDialog application={application} onClose={() => setIsAsking(false)} />}
    </>
  );
}
