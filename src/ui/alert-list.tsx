import { useLingui } from '@lingui/react/macro';
import { type Alert, type AlertType, dismissAlert } from '../lib/alerts.ts';
import { translate } from '../lib/message.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './link.tsx';

const styles: Record<AlertType, { className: string; icon: IconName }> = {
  success: { className: 'bg-filled-success', icon: 'check' },
  error: { className: 'bg-filled-danger', icon: 'alert' },
  warning: { className: 'bg-filled-warning', icon: 'alert' },
  info: { className: 'bg-filled-info', icon: 'info' },
};

/**
 * The alerts, one below the other. Screen readers announce errors at once, and the rest through the
 * live region around them.
 */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { t, i18n } = useLingui();
  return alerts.map(({ id, msg, alertType, link }) => (
    <div
      key={id}
      role={alertType === 'error' ? 'alert' : undefined}
      className={classNames(
        'appearing pointer-events-auto flex max-xs:flex-wrap items-start max-xs:justify-between gap-x-3 rounded py-2 ps-4 pe-2 text-filled-text shadow-raised',
        styles[alertType].className,
      )}
    >
      <Icon name={styles[alertType].icon} className="my-2 shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap gap-x-3 py-1.5 max-xs:order-last max-xs:basis-full">
        {translate(i18n, msg)}
        {link && (
          <Link
            to={link.path}
            className="font-medium underline underline-offset-4 focus-visible:outline-filled-text"
            onClick={() => dismissAlert(id)}
          >
            {translate(i18n, link.label)}
          </Link>
        )}
      </p>
      <button
        type="button"
        aria-label={t`Dismiss`}
        className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-filled-text/15 focus-visible:outline-filled-text"
        onClick={() => dismissAlert(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  ));
}
