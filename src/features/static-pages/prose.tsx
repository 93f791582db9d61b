import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

const listLook = 'grid gap-2 ps-5 marker:text-muted';

/** A bulleted list; its children are `<li>`. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={classNames(listLook, 'list-disc')}>{children}</ul>;
}

/** A numbered list; its children are `<li>`. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={classNames(listLook, 'list-decimal')}>{children}</ol>;
}

/** A link to another screen within a sentence. */
export function TextLink(link: LinkProps) {
  return <Link {...link} className="rounded-sm text-link underline underline-offset-4" />;
}
