// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { addToList, ListField } from './list-field.tsx';

function Skills({ start }: { start: string[] }) {
  const [items, setItems] = useState(start);
  return (
    <form>
      <ListField label="Skills" items={items} onChange={setItems} />
    </form>
  );
}

const renderSkills = (...start: string[]) => renderUi(<Skills start={start} />);
const input = () => screen.getByRole('textbox', { name: 'Skills' });
const items = () =>
  screen.queryByRole('list', { name: 'Skills' })
    ? within(screen.getByRole('list', { name: 'Skills' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];

it('ignores the Enter that ends a composition', async () => {
  const { user } = renderSkills();
  await user.type(input(), 'せっけい');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(items()).toEqual([]);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(items()).toEqual(['せっけい']);
});

describe('removing', () => {
  it("moves the focus to the next item's button, and from the last one to the field", async () => {
    const { user } = renderSkills('React', 'SQL', 'Go');
    const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await user.click(button('SQL'));
    expect(button('Go')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('React')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(items()).toEqual([]);
    expect(input()).toHaveFocus();
  });

  it('keeps the items while Backspace deletes typed text', async () => {
    const { user } = renderSkills('React');
    await user.type(input(), 'ab{Backspace}');
    expect(items()).toEqual(['React']);
    expect(input()).toHaveValue('a');
  });
});

describe('duplicates', () => {
  it.each([
    ['React', 'react'],
    ['IT', 'it'],
    ['istanbul', 'ISTANBUL'],
    ['İzmir', 'izmir'],
    ['izmir', 'İZMİR'],
    ['Isparta', 'ısparta'],
    ['ÇÖZÜM', 'çözüm'],
  ])('are %s and %s (PROFILE-3)', (one, other) => {
    expect(addToList([one], other)).toEqual([one]);
    expect(addToList([other], one)).toEqual([other]);
  });

  it.each([
    ['C', 'C++'],
    ['Java', 'JavaScript'],
    ['resume', 'résumé'],
  ])('are not %s and %s', (one, other) => {
    expect(addToList([one], other)).toEqual([one, other]);
  });
});
