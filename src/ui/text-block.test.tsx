// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { TextBlock } from './text-block.tsx';

const paragraphs = () => screen.queryAllByRole('paragraph').map((element) => element.textContent);
const listItems = () => screen.queryAllByRole('listitem').map((element) => element.textContent);

it('keeps paragraphs, and the line breaks within them (TEXT-1)', () => {
  renderUi(<TextBlock text={'Dear Ms Kaya,\nI am writing to you.\n\n\nYours'} />);
  expect(paragraphs()).toEqual(['Dear Ms Kaya,\nI am writing to you.', 'Yours']);
  expect(screen.getByText(/Dear Ms Kaya/)).toHaveClass('whitespace-pre-line');
});

it('shows lines with a dash, a dot or a star as a list', () => {
  renderUi(
    <TextBlock text={'Every day you,\n- receive goods\n• count them\n* shelve them\nEvery day.'} />,
  );
  expect(paragraphs()).toEqual(['Every day you,', 'Every day.']);
  expect(listItems()).toEqual(['receive goods', 'count them', 'shelve them']);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

it('shows headings at the given level', () => {
  renderUi(<TextBlock text={'You will:\n- receive goods'} />);
  expect(screen.getByRole('heading', { level: 3, name: 'You will:' })).toBeVisible();
  renderUi(<TextBlock heading="h4" text={'We offer:\n- lunch'} />);
  expect(screen.getByRole('heading', { level: 4, name: 'We offer:' })).toBeVisible();
});

it('numbers items from the author’s first number, and nests lists', () => {
  renderUi(<TextBlock text={'3. Days\n   a) six to two\n   b) two to ten\n4. Nights'} />);
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer).toHaveAttribute('start', '3');
  expect(outer).toHaveClass('list-decimal');
  expect(inner).toHaveClass('list-[lower-alpha]');
  expect(within(inner as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
});

it('links addresses, websites in a new tab (TEXT-5)', () => {
  renderUi(<TextBlock text={'- **See www.kaya.example/jobs**, or write to ik@kaya.example.'} />);
  const website = screen.getByRole('link', { name: 'www.kaya.example/jobs' });
  expect(website).toHaveAttribute('href', 'https://www.kaya.example/jobs');
  expect(website).toHaveAttribute('target', '_blank');
  expect(website).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
  expect(website.closest('strong')).toHaveTextContent('See www.kaya.example/jobs');
  const mailbox = screen.getByRole('link', { name: 'ik@kaya.example' });
  expect(mailbox).toHaveAttribute('href', 'mailto:ik@kaya.example');
  expect(mailbox).not.toHaveAttribute('target');
});

it('shows markup as text (TEXT-1)', () => {
  const text = '<img src=x onerror=alert(1)> <b>bold</b> &amp; [link](javascript:alert(1))';
  renderUi(<TextBlock text={text} />);
  expect(paragraphs()).toEqual([text]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(within(screen.getByRole('paragraph')).queryByRole('link')).toBeNull();
});
