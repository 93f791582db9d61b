import { expect, it } from 'vitest';
import { MAILED_KINDS, notificationKindsOf } from './notification.ts';

it('gives each kind to its side, and shared ones to both', () => {
  const [candidates, employers] = [
    notificationKindsOf('candidate'),
    notificationKindsOf('employer'),
  ];
  expect(candidates).toContain('status_changed');
  expect(candidates).not.toContain('application_received');
  expect(employers).toContain('application_received');
  expect(employers).not.toContain('status_changed');
  const shared = candidates.filter((kind) => employers.includes(kind));
  expect(shared).toEqual(['interview_tomorrow', 'message', 'application_expiring', 'export_ready']);
  expect(new Set([...candidates, ...employers]).size).toBe(MAILED_KINDS.length);
});
