// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { CompanyAndLocation } from './company-and-location.tsx';

it.each([
  ['دبي', false, ['شركة', 'دبي'], 'شركة · دبي'],
  ['دبي', true, ['شركة', 'دبي'], 'شركة · دبي (Remote)'],
  ['Remote', true, ['شركة', 'Remote'], 'شركة · Remote'],
  ['Uzaktan', true, ['شركة', 'Uzaktan'], 'شركة · Uzaktan'],
  ['', true, ['شركة', 'Remote'], 'شركة · Remote'],
  ['', false, ['شركة'], 'شركة'],
])(
  'names keep their own direction: location %j, remote %j (JOBPAGE-7)',
  (location, is_remote, isolated, shown) => {
    const job = { location, is_remote };
    const { container } = renderUi(<CompanyAndLocation companyName="شركة" job={job} />);
    expect([...container.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(
      isolated,
    );
    expect(container.textContent).toBe(shown);
  },
);
