import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';

type QuickAnswer = { icon: IconName; label: MessageDescriptor } & Pick<LinkProps, 'to' | 'hash'>;

const answers: QuickAnswer[] = [
  { icon: 'info', label: msg`I forgot my password`, to: '/forgot-password' },
  { icon: moreIcons.document, label: msg`Applying for a job`, to: '/faq', hash: 'candidates' },
  {
    icon: 'briefcase',
    label: msg`Posting a job and reading applications`,
    to: '/faq',
    hash: 'employers',
  },
  { icon: 'people', label: msg`Changing or deleting my account`, to: '/faq', hash: 'account' },
  { icon: moreIcons.eye, label: msg`What happens to my data`, to: '/privacy' },
];

/** Links to existing answers to the most common questions, folded away on narrow screens. */
export function QuickAnswers() {
  const headingId = useId();
  return (
    <>
      <Disclosure
        className="rounded border border-line bg-surface lg:hidden [&>summary]:py-3"
        summary={<Trans>Quick answers</Trans>}
      >
        <AnswerLinks className="border-line border-t" />
      </Disclosure>
      <section aria-labelledby={headingId} className="grid content-start gap-3 max-lg:hidden">
        <h2 id={headingId} className="text-18">
          <Trans>Quick answers</Trans>
        </h2>
        <AnswerLinks className="rounded border border-line bg-surface" />
      </section>
    </>
  );
}

function AnswerLinks({ className }: { className: string }) {
  const { i18n } = useLingui();
  return (
    <ul className={`divide-y divide-line overflow-clip ${className}`}>
      {answers.map(({ icon, label, ...target }) => (
        <li key={label.id}>
          <Link
            {...target}
            className="flex min-h-12 items-center gap-2 xs:gap-4 px-4 py-2 font-medium text-brand -outline-offset-2 transition-colors duration-150 hover:bg-wash"
          >
            <Icon name={icon} className="shrink-0 text-success max-xs:hidden" />
            <span className="min-w-0 flex-1">{i18n._(label)}</span>
            <Icon name="chevronRight" className="shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
