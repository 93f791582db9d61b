import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TableOfContents } from '#src/ui/table-of-contents.tsx';

/** The settings in one column, each with an anchor, and links to them. */
export function SettingsSections({
  sections,
}: {
  sections: readonly { id: string; title: string; content: ReactNode }[];
}) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 lg:grid-cols-[13rem_minmax(0,46rem)] lg:gap-12">
      <TableOfContents label={t`On this page`} sections={sections} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        {sections.map(({ id, content }) => (
          // Empty for what the server doesn't know.
          <div key={id} className="grid grid-cols-1 gap-4 empty:hidden">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
