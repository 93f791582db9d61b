import { expect, test } from 'vitest';
import { consoleEntities } from '../../contract/console.ts';
import { searchedLabels } from './entity-messages.ts';

test('every field that a search looks through has a name for people', () => {
  const searched = Object.values(consoleEntities).flatMap(({ fields }) =>
    fields.filter(({ searchable }) => searchable).map(({ name }) => name),
  );
  expect(Object.keys(searchedLabels).sort()).toEqual([...new Set(searched)].sort());
});
