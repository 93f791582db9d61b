import type { UserType } from '#src/contract/enumerations.ts';
import type { InterviewAnswerKind, UpcomingInterview } from '#src/contract/interviews/interview.ts';
import { DAY_MS } from '#src/lib/clock.tsx';

/** The answers on which an interview waits for this user to act. */
const waitingAnswers: Record<UserType, readonly InterviewAnswerKind[]> = {
  candidate: ['none'],
  employer: ['other_time', 'declined'],
};

/** Whether an interview waits for this user to answer or change it. */
export const isWaiting = ({ answer }: Pick<UpcomingInterview, 'answer'>, user: UserType): boolean =>
  waitingAnswers[user].includes(answer);

/**
 * The interviews that wait for the user to answer or change them, and those that begin within a day of `soonAt` (epoch
 * milliseconds), if it is given (rules DASH-4, DASH-5 and HOME-4).
 */
export const waitingInterviews = (
  interviews: readonly UpcomingInterview[],
  user: UserType,
  soonAt?: number,
): UpcomingInterview[] =>
  interviews.filter(
    (interview) =>
      isWaiting(interview, user) ||
      (soonAt !== undefined &&
        interview.starts_at !== null &&
        Date.parse(interview.starts_at) - soonAt <= DAY_MS),
  );
