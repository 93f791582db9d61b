import { type ApplicationStatus, isDecided } from '#src/contract/applications/statuses.ts';
import type { GIVEN_ANSWERS } from '#src/contract/interviews/interview.ts';

/*
 * What the rules (STATUS, INTERVIEW, REVIEW-4 and REVIEW-5) say of one application, as simply as they say it. Times
 * aren't modelled, except how long ago the last change was.
 */

export type Appointment = { time: number; note: string };
type Interview = Appointment & { answer: 'none' | (typeof GIVEN_ANSWERS)[number] };
export type Told = { kind: string; status?: ApplicationStatus; excerpt?: string };
type Message = {
  side: 'employer' | 'candidate';
  body: string;
  state: 'held' | 'sent' | 'recalled';
};

const labelOf = (status: ApplicationStatus) => (status === 'accepted' ? 'hired' : status);
const isSameTime = (one: Appointment | undefined, other: Appointment | undefined) =>
  one?.time === other?.time;
const isSame = (one: Appointment | undefined, other: Appointment | undefined) =>
  isSameTime(one, other) && one?.note === other?.note;

export class ApplicationModel {
  status: ApplicationStatus = 'pending';
  isWithdrawn = false;
  /** The change of status that opened it; '' if anything else did. */
  openedBy: string | undefined = undefined;
  interview: Interview | undefined = undefined;
  /** What the candidate was last told. */
  known: { status: ApplicationStatus; interview: Appointment | undefined } = {
    status: 'pending',
    interview: undefined,
  };
  /** The candidate's answer to the interview that they were last told of. */
  knownAnswer: Interview['answer'] = 'none';
  /** Seconds since the last change, if the candidate wasn't told of it. */
  since: number | undefined = undefined;
  messages: Message[] = [];
  /** Every change of status that the employer sees, and what undoes it. */
  changes: { from: ApplicationStatus; to: ApplicationStatus; batch: string | undefined }[] = [];
  /** The interview that a rejection cancelled, under its batch. */
  cancelled: { batch: string; interview: Interview } | undefined = undefined;
  told: Told[] = [];
  /** What the candidate sees in the timeline, in any order. */
  timeline: string[] = [];

  private change(to: ApplicationStatus, batch?: string): void {
    this.changes.push({ from: this.status, to, batch });
    this.status = to;
    this.recall();
    this.touch(batch ?? '');
  }
  private touch(by: string): void {
    this.since = 0;
    this.openedBy ??= by;
  }
  private recall(): void {
    for (const message of this.messages) if (message.state === 'held') message.state = 'recalled';
  }

  decide(to: ApplicationStatus, batch: string, message?: string): void {
    this.change(to, batch);
    if (message) this.messages.push({ side: 'employer', body: message, state: 'held' });
    if (to !== 'rejected' || !this.interview) return;
    this.cancelled = { batch, interview: this.interview };
    this.interview = undefined;
  }

  /** Whether undoing this batch changes anything: it must be the last change, and an interview still be there. */
  canUndo(batch: string): boolean {
    const last = this.changes.at(-1);
    const hasInterview = this.interview ?? this.cancelled?.batch === batch;
    return (
      !this.isWithdrawn &&
      last?.batch === batch &&
      last.from !== this.status &&
      (last.from !== 'interview' || Boolean(hasInterview))
    );
  }

  undo(batch: string, undoing: string): void {
    const last = this.changes.at(-1);
    if (!last) return;
    const wasNew = this.openedBy === batch;
    const cancelled = this.cancelled?.batch === batch ? this.cancelled.interview : undefined;
    this.decide(last.from, undoing);
    if (wasNew) this.openedBy = undefined;
    if (cancelled) {
      this.interview = cancelled;
      this.cancelled = undefined;
    }
  }

  setInterview({ time, note }: Appointment): void {
    const before = this.interview;
    const wanted = { time, note };
    if (!isSame(before, wanted)) {
      this.interview = { ...wanted, answer: this.answerTo(wanted) };
      this.cancelled = undefined;
      this.touch('');
    }
    if (this.status !== 'interview') this.change('interview');
  }
  /** A new note keeps the answer, and so does the interview that the candidate was last told of (INTERVIEW-2, 3). */
  private answerTo(wanted: Appointment): Interview['answer'] {
    if (isSameTime(this.interview, wanted)) return this.interview?.answer ?? 'none';
    return isSameTime(this.known.interview, wanted) ? this.knownAnswer : 'none';
  }
  cancelInterview(): void {
    if (!this.interview) return;
    this.interview = undefined;
    if (this.status === 'interview') this.change('reviewed');
    else this.touch('');
  }
  answer(answer: (typeof GIVEN_ANSWERS)[number]): void {
    if (!this.interview) return;
    if (this.interview.answer !== answer) this.timeline.push('interview_answered');
    this.interview.answer = answer;
    if (isSameTime(this.interview, this.known.interview)) this.knownAnswer = answer;
  }

  get canWithdraw(): boolean {
    return !this.isWithdrawn && !isDecided(this.status);
  }
  withdraw(): void {
    this.isWithdrawn = true;
    this.since = undefined;
    this.recall();
    this.timeline.push('withdrawn');
    if (this.interview) this.timeline.push('interview_cancelled');
    this.interview = undefined;
  }

  /** What the candidate is told once nothing has changed for a minute (STATUS-6, STATUS-10, INTERVIEW-3). */
  announce(): void {
    if (this.since === undefined || this.since < 60) return;
    this.since = undefined;
    const { status: from, interview: knew } = this.known;
    const { status: to, interview } = this;
    const kind =
      (interview && !knew && 'interview_set') ||
      (interview && !isSame(interview, knew) && 'interview_changed') ||
      (!interview && knew && 'interview_cancelled') ||
      undefined;
    const isChanged = labelOf(from) !== labelOf(to);
    if (kind) this.timeline.push(kind);
    if (isChanged) this.timeline.push(`${from}>${to}`);
    // One notification for both where one implies the other.
    const isImplied =
      kind === 'interview_cancelled'
        ? from === 'interview' && to === 'reviewed'
        : kind !== undefined && to === 'interview';
    const held = this.messages.find(({ state }) => state === 'held');
    const excerpt = held && { excerpt: held.body };
    if (held) held.state = 'sent';
    if (kind && !(kind === 'interview_cancelled' && isChanged && to === 'rejected'))
      this.told.push({ kind });
    if (isChanged && !isImplied) this.told.push({ kind: 'status_changed', status: to, ...excerpt });
    else if (excerpt) this.told.push({ kind: 'message', ...excerpt });
    if (isChanged || kind) this.known = { status: to, interview: interview && { ...interview } };
    if (kind) this.knownAnswer = interview?.answer ?? 'none';
  }
}
