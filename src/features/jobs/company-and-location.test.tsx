// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { CompanyAndLocation } from './company-and-location.tsx';

it.each([
  ['دبي', false, '<bdi>شركة</bdi> · <bdi>دبي</bdi>'],
  ['دبي', true, '<bdi>شركة</bdi> · <bdi>دبي</bdi> (Remote)'],
  ['Remote', true, '<bdi>شركة</bdi> · <bdi>Remote</bdi>'],
  ['Uzaktan', true, '<bdi>شركة</bdi> · <bdi>Uzaktan</bdi>'],
  ['', true, '<bdi>شركة</bdi> · <bdi>Remote</bdi>'],
  ['', false, '<bdi>شركة</bdi>'],
])(
  'names keep their own direction: location %j, remote %j (JOBPAGE-7)',
  (location, is_remote, shown) => {
    const job = { location, is_remote };
    const { container } = renderUi(<CompanyAndLocation companyName="شركة" job={job} />);
    expect(container.innerHTML).toBe(shown);
  },
);
