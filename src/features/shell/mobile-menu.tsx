import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { User } from '#src/contract/accounts/user.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { lazyComponent, onIntent } from '#src/ui/lazy-component.tsx';

const MobileLinks = lazyComponent(async () => (await import('./mobile-links.tsx')).MobileLinks);

const UnreadMark = lazyComponent(async () => (await import('./notification-bell.tsx')).UnreadMark);

/** The navigation links behind a button, below the md breakpoint (rule NAV-3). */
export function MobileMenu({ user, isPending }: { user: User | null; isPending: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const markId = useId();
  const place = useLocation({ select: ({ href }) => href });
  // The URL where it was opened, so that navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const close = () => setOpenAt(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes from the button and from every link within
    <div className="md:hidden noscript:hidden" onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label={t`Open settings`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={user ? markId : undefined}
        className="relative"
        onClick={() => setOpenAt(isOpen ? null : place)}
        {...onIntent(MobileLinks.preload)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        {user && !isOpen && <UnreadMark id={markId} userId={user._id} />}
      </IconButton>
      {isOpen && !isPending && <MobileLinks id={id} user={user} onClose={close} />}
    </div>
  );
}
