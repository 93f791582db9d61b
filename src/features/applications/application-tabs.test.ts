// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applicationSchema } from '../../contract/application.ts';
import { APPLICATION_STATUSES } from '../../contract/enumerations.ts';
import { groupApplications } from './application-tabs.ts';

const inStatus = (status: string, _id = status) => applicationSchema.parse({ _id, status });
const idsOf = (applications: { _id: string }[]) => applications.map(({ _id }) => _id);

describe('the tabs of My Jobs', () => {
  it('hold each status once: hired is accepted, and what is under review is in no tab', () => {
    const groups = groupApplications(APPLICATION_STATUSES.map((status) => inStatus(status)));
    expect(idsOf(groups.pending)).toEqual(['pending']);
    expect(idsOf(groups.accepted)).toEqual(['accepted', 'hired']);
    expect(idsOf(groups.rejected)).toEqual(['rejected']);
    expect(idsOf(groups.underReview)).toEqual(['reviewed', 'interview']);
  });

  it('keep the order, and take an unknown status for pending', () => {
    const groups = groupApplications([
      inStatus('pending', 'newest'),
      inStatus('odd', 'odd'),
      inStatus('pending', 'oldest'),
    ]);
    expect(idsOf(groups.pending)).toEqual(['newest', 'odd', 'oldest']);
  });
});
