import { useLingui } from '@lingui/react/macro';
import { type Alert, type AlertType, dismissAlert } from '#src/lib/alerts.ts';
import { translate } from '#src/lib/ui-text.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './link.tsx';

export { watchAlerts } from './alert-behaviour.ts';

const styles: Record<AlertType, { className: string; icon: IconName }> = {
  success: { className: 'bg-filled-success', icon: 'check' },
  error: { className: 'bg-filled-danger', icon: 'alert' },
  warning: { className: 'bg-filled-warning', icon: 'alert' },
  info: { className: 'bg-filled-info', icon: 'info' },
};

const actionClass =
  'inline-flex min-h-9 items-center rounded-sm bg-filled-text/15 px-3 font-medium text-14 hover:underline focus-visible:outline-filled-text';

/** Screen readers announce errors at once, and the rest through the surrounding live region. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { t, i18n } = useLingui();
  return alerts.map(({ id, msg, alertType, action }) => (
    <div
      key={id}
      role={alertType === 'error' ? 'alert' : undefined}
      className={classNames(
        'appearing pointer-events-auto flex max-xs:flex-wrap items-start max-xs:justify-between gap-x-3 rounded py-2 ps-4 pe-2 text-filled-text shadow-raised',
        styles[alertType].className,
      )}
    >
      <Icon name={styles[alertType].icon} className="my-2 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-xs:order-last max-xs:basis-full">
        <p className="grow basis-48 py-1.5">{translate(i18n, msg)}</p>
        {action && 'path' in action && (
          <Link to={action.path} className={actionClass} onClick={() => dismissAlert(id)}>
            {translate(i18n, action.label)}
          </Link>
        )}
        {action && 'undo' in action && (
          <button
            type="button"
            aria-keyshortcuts="Control+Z Meta+Z"
            className={actionClass}
            onClick={() => {
              dismissAlert(id);
              action.undo();
            }}
          >
            {translate(i18n, action.label)}
          </button>
        )}
      </div>
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
