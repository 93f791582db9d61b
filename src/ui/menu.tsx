import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

/** A button that opens a menu of links and actions; `button` is its content, `label` its accessible name. */
export function Menu({
  label,
  button,
  children,
}: {
  label: string;
  button: ReactNode;
  children: ReactNode;
}) {
  return (
    <HeadlessMenu>
      <MenuButton className="inline-flex min-h-11 items-center rounded px-2 text-brand hover:bg-wash">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="inline-flex items-center gap-2">
          {button}
        </span>
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 8, padding: 8 }}
        // Focusing an entry would scroll the page, so that the mouse button is released over another entry.
        onMouseDown={(event) => event.preventDefault()}
        className="appearing z-50 min-w-52 rounded outline-none border border-line bg-raised py-1 shadow-raised"
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

const entryClass = 'flex min-h-11 w-full items-center gap-3 px-4 text-start data-focus:bg-wash';

/** A link in a menu. */
export const MenuLink = ((props: LinkProps) => (
  <MenuItem>
    <Link {...props} className={entryClass} />
  </MenuItem>
)) as typeof Link;

/** An action in a menu. */
export function MenuAction({ className, ...props }: ComponentProps<'button'>) {
  return (
    <MenuItem>
      <button {...props} type="button" className={classNames(entryClass, className)} />
    </MenuItem>
  );
}
