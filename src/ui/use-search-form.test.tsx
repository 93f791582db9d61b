// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { useSearchForm } from './use-search-form.ts';

function Search({
  hasForm = true,
  ...words
}: {
  query?: string;
  place?: string;
  hasForm?: boolean;
}) {
  const { query, place } = words;
  const { form, readSearchWords } = useSearchForm({ query, place });
  const [read, setRead] = useState('');
  return (
    <>
      {hasForm && (
        <form ref={form}>
          <input name="query" aria-label="Words" defaultValue={query} />
        </form>
      )}
      <button type="button" onClick={() => setRead(JSON.stringify(readSearchWords()))}>
        Read
      </button>
      <output>{read}</output>
    </>
  );
}
const field = () => screen.getByRole('textbox', { name: 'Words' });
/** What the screen reads of the form; blanks are left out. */
const read = async (user: ReturnType<typeof renderUi>['user']): Promise<unknown> => {
  await user.click(screen.getByRole('button', { name: 'Read' }));
  return JSON.parse(screen.getByRole('status').textContent);
};

it('shows the words of the address when that changes, and else what was typed', async () => {
  const { user, rerender } = renderUi(<Search query="baker" />);
  await user.type(field(), ' night');
  rerender(<Search query="baker" />);
  expect(field()).toHaveValue('baker night');
  rerender(<Search query="cook" />);
  expect(field()).toHaveValue('cook');
  await user.type(field(), '!');
  rerender(<Search query="cook" place="Izmir" />);
  expect(field()).toHaveValue('cook');
  rerender(<Search place="Izmir" />);
  expect(field()).toHaveValue('');
});

it('reads what was typed, trimmed; a blank field, or one that isn’t there, has no words', async () => {
  const { user } = renderUi(<Search query="baker" place="Izmir" />);
  await user.type(field(), ' night ');
  expect(await read(user)).toEqual({ query: 'baker night' });
  await user.clear(field());
  await user.type(field(), '  ');
  expect(await read(user)).toEqual({});
});

it('has the words of the address until its form is there', async () => {
  const { user } = renderUi(<Search hasForm={false} query="baker" place=" " />);
  expect(await read(user)).toEqual({ query: 'baker' });
});
