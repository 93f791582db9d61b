import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';
import { useCurrentSection } from './use-current-section.ts';

type Sections = readonly { id: string; title: string }[];

/** Links to the sections of a page: beside them and marking the one being read, or folded away on narrow screens. */
export function TableOfContents({ label, sections }: { label: string; sections: Sections }) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <nav aria-label={label} className="lg:hidden">
        <Disclosure className="rounded border border-line bg-surface" summary={label}>
          <SectionLinks sections={sections} className="border-line border-t py-1" />
        </Disclosure>
      </nav>
      <nav
        aria-label={label}
        className="sticky top-[calc(var(--bar)+1.5rem)] self-start max-lg:hidden"
      >
        <p aria-hidden="true" className="mb-2 ps-4 font-semibold text-14 text-brand">
          {label}
        </p>
        <SectionLinks sections={sections} current={current} className="border-line border-s" />
      </nav>
    </>
  );
}

/** Plain links: the router's are current by the address, not by what is being read. */
function SectionLinks({
  sections,
  current,
  className,
}: {
  sections: Sections;
  current?: string | undefined;
  className: string;
}) {
  return (
    <ul className={className}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className={classNames(
              'flex min-h-11 items-center border-s-2 px-4 py-1 text-14 hover:text-brand hover:underline lg:-ms-px lg:min-h-9',
              id === current
                ? 'border-action font-medium text-brand'
                : 'border-transparent text-muted',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
