import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';

export type Tab<Name extends string> = { name: Name; label: ReactNode };

type TabsProps<Name extends string> = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab<Name>[];
  selected: Name;
  onSelect: (name: Name) => void;
  /** The content of the selected tab. */
  children: ReactNode;
  panelRef?: Ref<HTMLDivElement>;
};

/** A row of tabs over the content of one of them. The arrows lead from tab to tab, Home and End to the ends. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  panelRef,
}: TabsProps<Name>) {
  const id = useId();
  const idOf = (name: Name) => `${id}-${name}`;

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === selected);
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length);
    if (!tab) return;
    onSelect(tab.name);
    document.getElementById(idOf(tab.name))?.focus();
  };

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="mb-5 flex border-line border-b sm:gap-1"
      >
        {tabs.map((tab) => {
          const isSelected = tab.name === selected;
          return (
            <button
              key={tab.name}
              id={idOf(tab.name)}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.name)}
              className={classNames(
                '-mb-px inline-flex min-h-11 min-w-0 flex-1 items-center justify-center gap-2 rounded-t border-b-2 px-2 py-1.5 font-medium text-14 transition-colors duration-150 sm:flex-none sm:px-4 sm:text-16',
                isSelected
                  ? 'border-link text-brand'
                  : 'border-transparent text-muted hover:text-brand',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        ref={panelRef}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={idOf(selected)}
        tabIndex={-1}
        className="rounded"
      >
        {children}
      </div>
    </div>
  );
}
