import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { countUnreadQuery } from '#src/api/unread-notifications.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

/** The largest count shown exactly. */
const COUNT_MAX = 99;

/**
 * The unread count as short text; null for none or while unknown. `isUnknown`: the server has no notifications
 * endpoint.
 */
const useUnread = (userId: string): { unread: string | null; isUnknown: boolean } => {
  const { data: unread = 0, error } = useQuery(countUnreadQuery(userId));
  const text = unread > COUNT_MAX ? `${COUNT_MAX}+` : String(unread);
  return { unread: unread === 0 ? null : text, isUnknown: isUnknownCall(error) };
};

function Count({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-5 min-w-5 place-items-center whitespace-nowrap rounded-full bg-action px-1 font-semibold text-13 text-action-text tabular"
    >
      {children}
    </span>
  );
}

/**
 * The bar's link to the notifications, with the unread count. Loaded on demand: visitors never need it (rule NAV-5).
 */
export function NotificationBell({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { unread, isUnknown } = useUnread(userId);
  if (isUnknown) return null;
  return (
    <Link
      to="/notifications"
      activeOptions={{ exact: true, includeSearch: false }}
      aria-label={unread ? t`Notifications, ${unread} unread` : t`Notifications`}
      title={t`Notifications`}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded text-brand transition-colors duration-150 ease-out hover:bg-wash"
    >
      <Icon name={moreIcons.bell} />
      {unread && (
        <span className="absolute start-6 top-0.5 rounded-full ring-2 ring-surface">
          <Count>{unread}</Count>
        </span>
      )}
    </Link>
  );
}

/** The mobile menu's notifications link. */
export function NotificationEntry({
  userId,
  className,
  onClick,
}: {
  userId: string;
  className: string;
  onClick: () => void;
}) {
  const { t } = useLingui();
  const { unread, isUnknown } = useUnread(userId);
  if (isUnknown) return null;
  return (
    <Link
      to="/notifications"
      activeOptions={{ exact: true, includeSearch: false }}
      className={`${className} gap-2`}
      onClick={onClick}
    >
      {/* Not an `aria-label`: speech control needs the visible words. */}
      {unread && <span className="sr-only">{t`Notifications, ${unread} unread`}</span>}
      <span aria-hidden={unread !== null}>{t`Notifications`}</span>
      {unread && <Count>{unread}</Count>}
    </Link>
  );
}

/** Marks the mobile menu's button when something is unread. `id` is that of the button's description. */
export function UnreadMark({ id, userId }: { id: string; userId: string }) {
  const { t } = useLingui();
  const { unread } = useUnread(userId);
  if (!unread) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute end-2 top-2 size-2.5 rounded-full bg-action ring-2 ring-surface"
      />
      <span id={id} className="sr-only">
        {t`Notifications, ${unread} unread`}
      </span>
    </>
  );
}
