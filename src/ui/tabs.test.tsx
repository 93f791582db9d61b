import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { name: 'bread', label: 'Bread' },
  { name: 'cake', label: 'Cake' },
  { name: 'simit', label: 'Simit' },
] as const;

function Bakery() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['name']>('bread');
  return (
    <Tabs label="Bakery" tabs={tabs} selected={selected} onSelect={setSelected}>
      All about {selected}
    </Tabs>
  );
}

it('shows the content of the chosen tab, and one tab alone is in the way of the Tab key', async () => {
  const { user } = renderUi(<Bakery />);
  expect(screen.getByRole('tabpanel', { name: 'Bread' })).toHaveTextContent('All about bread');
  await user.click(screen.getByRole('tab', { name: 'Cake' }));
  expect(screen.getByRole('tabpanel', { name: 'Cake' })).toHaveTextContent('All about cake');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Cake');
});

it('is led by the arrows, round the ends, and by Home and End', async () => {
  const { user } = renderUi(<Bakery />);
  await user.tab();
  for (const [key, name] of [
    ['ArrowRight', 'Cake'],
    ['ArrowLeft', 'Bread'],
    ['ArrowLeft', 'Simit'],
    ['ArrowRight', 'Bread'],
    ['End', 'Simit'],
    ['Home', 'Bread'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
});
