import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useEffect, useRef } from 'react';

export type TabItem<Key extends string> = { key: Key; label: string; content: ReactNode };

/**
 * ARIA tabs. The caller stores the selection, preferably in the URL. Hidden panels stay mounted to keep what was
 * typed.
 */
export function Tabs<Key extends string>({
  label,
  items,
  selected,
  onSelect,
}: {
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}) {
  const index = items.findIndex(({ key }) => key === selected);
  const list = useRef<HTMLDivElement>(null);
  // A phone may lack room for all tabs.
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <TabGroup
      selectedIndex={Math.max(0, index)}
      onChange={(chosen) => {
        const item = items[chosen];
        if (item) onSelect(item.key);
      }}
    >
      <TabList
        ref={list}
        aria-label={label}
        className="mb-6 flex overflow-x-auto sm:gap-x-2 border-line border-b"
      >
        {items.map((item) => (
          <Tab
            key={item.key}
            className="-outline-offset-2 min-h-11 shrink-0 border-transparent border-b-2 px-2 text-14 text-muted hover:text-brand data-selected:border-action data-selected:font-medium data-selected:text-brand sm:px-3 sm:text-16"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map(({ key, content }) => (
          <TabPanel key={key} unmount={false} tabIndex={-1}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
