// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { RefObject } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { ListRegion } from './list-region.tsx';

type Settings = {
  page?: number;
  isStale?: boolean;
  isEmpty?: boolean;
  isLast?: boolean;
  focusTarget?: RefObject<HTMLElement | null>;
};

function Words({ page = 1, isStale = false, isEmpty = false, isLast, focusTarget }: Settings) {
  return (
    <>
      <h2 ref={focusTarget as RefObject<HTMLHeadingElement | null>} tabIndex={-1}>
        All words
      </h2>
      <ListRegion
        label="Words"
        page={page}
        isStale={isStale}
        status={<p role="status">{isEmpty ? 0 : 2} words</p>}
        empty={isEmpty && <p>no words</p>}
        pager={!isLast && <button type="button">Next page</button>}
        {...(focusTarget && { focusTarget })}
      >
        <p>one two</p>
      </ListRegion>
    </>
  );
}

const region = () => screen.getByRole('region', { name: 'Words' });

describe('a page of a list', () => {
  it('has the count in an element that stays, even when the list is empty', () => {
    const { rerender } = renderUi(<Words />);
    const status = screen.getByRole('status');
    expect(region()).toHaveTextContent('one two');
    rerender(<Words isEmpty />);
    expect(screen.getByRole('status')).toBe(status);
    expect(region()).toHaveTextContent('0 wordsno words');
    expect(region()).not.toHaveTextContent('one two');
  });

  it('does not take the focus', () => {
    const { rerender } = renderUi(<Words page={1} />);
    screen.getByRole('heading').focus();
    rerender(<Words page={2} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});
