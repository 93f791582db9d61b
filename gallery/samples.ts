import { applicationSchema } from '#src/contract/applications/application.ts';
import { interviewSchema } from '#src/contract/interviews/interview.ts';

/** A handler for stories. */
export const nothing = (): void => {};

export const WORDS =
  'We bake bread for the quarter.\n\n- Early shifts\n- A warm room\n\nWrite to us, or come by.';

export const interview = interviewSchema.parse({
  starts_at: '2099-12-31T09:30:00Z',
  time_zone: 'Europe/Istanbul',
  duration_minutes: 45,
  place: 'Kadıköy, Istanbul',
  link: 'https://meet.example/room',
  note: 'Bring your tools.',
  answer: 'confirmed',
});

export const application = applicationSchema.parse({
  _id: 'a',
  status: 'interview',
  created_at: '2026-01-02T09:00:00Z',
  last_updated: '2026-01-09T09:00:00Z',
  events: [
    {
      _id: 'b',
      kind: 'status',
      from: 'pending',
      to: 'reviewed',
      by: 'Emre Test',
      created_at: '2026-01-05T09:00:00Z',
      message: 'sent',
    },
    {
      _id: 'c',
      kind: 'interview_set',
      data: { starts_at: '2099-12-31T09:30:00Z' },
      by: 'Emre Test',
      created_at: '2026-01-09T09:00:00Z',
    },
  ],
});
