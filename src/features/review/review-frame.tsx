import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { withoutUnreadable } from './filters/readable-answers.ts';
import type { ReviewSearch } from './review-search.ts';
import { useOpenDetails } from './use-open-details.ts';

/** Screens wide enough for the list and an application side by side. */
const WIDE = '(width >= 64rem)';
/** Screens wide enough for the list, the letter and the resume. */
const ROOMY = '(width >= 80rem)';
/** Screens on which the filters would leave no room for the first application. */
const NARROW = '(width < 40rem)';

/** Whether the field for the next message is to take the focus, as soon as it is there. */
export type MessageFocus = { takesFocus: boolean; onFocused: () => void };

type ReviewFrameProps = {
  job: Job;
  search: ReviewSearch;
  /** Renders the messages between employer and candidate, which are another feature. */
  renderMessages: (application: Application, focus: MessageFocus) => ReactNode;
};

/** State shared by the parts of the review screen. */
type ReviewFrameValue = ReviewFrameProps & {
  /** An application is open in a pane beside the list; rows omit what the pane shows. */
  isBeside: boolean;
  /** One button hides all filters but search and status. */
  isFolded: boolean;
  /** The resume is shown beside the letter, where there is room. */
  hasResume: boolean;
  toggleResume: () => void;
  /** The DOM id of the list button that last opened an application. */
  openerId: string;
  /** Opens an application from its row; `openerId` is the DOM id of the pressed button. */
  openFromRow: (applicationId: string, openerId: string) => void;
  /** Replaces the open application with one on this or another page of the list. */
  switchTo: (applicationId: string, page: number) => void;
  close: () => void;
  setIsLocked: (isLocked: boolean) => void;
};

const ReviewFrameContext = createContext<ReviewFrameValue | null>(null);

export const useReviewFrame = (): ReviewFrameValue => {
  const frame = useContext(ReviewFrameContext);
  if (!frame) throw new Error('There is no ReviewFrame around this component');
  return frame;
};

/** Provides the job and search, and decides how the list and the open application share the screen. */
export function ReviewFrame({
  job,
  search: asked,
  renderMessages,
  children,
}: ReviewFrameProps & { children: ReactNode }) {
  const search = { ...asked, answers: withoutUnreadable(asked.answers, job.questions) };
  const { open, close } = useOpenDetails(search);
  const [isLocked, setIsLocked] = useState(false);
  const [hasResume, setHasResume] = useState(() => matchMedia(ROOMY).matches);
  const [openerId, setOpenerId] = useState('');
  const isOpen = search.open !== undefined;
  const isBeside = useKept(useMediaQuery(WIDE), isLocked) && isOpen;
  const isNarrow = useMediaQuery(NARROW);
  return (
    <ReviewFrameContext
      value={{
        job,
        search,
        renderMessages,
        isBeside,
        isFolded: isBeside || isNarrow,
        hasResume,
        toggleResume: () => setHasResume(!hasResume),
        openerId,
        openFromRow: (applicationId, pressedId) => {
          setOpenerId(pressedId);
          open(applicationId);
        },
        switchTo: open,
        close,
        setIsLocked,
      }}
    >
      {children}
    </ReviewFrameContext>
  );
}

/**
 * Keeps the open application in its pane or dialog while something is open above it. Otherwise resizing the
 * window could switch between the two, which remounts the content and loses typed text.
 */
export const useLockedFrame = (isOpenAbove: boolean): void => {
  const { setIsLocked } = useReviewFrame();
  useEffect(() => {
    if (!isOpenAbove) return;
    setIsLocked(true);
    return () => setIsLocked(false);
  }, [setIsLocked, isOpenAbove]);
};

/** Returns `value`, frozen while `isLocked`. */
const useKept = (value: boolean, isLocked: boolean): boolean => {
  const [kept, setKept] = useState(value);
  if (!isLocked && kept !== value) setKept(value);
  return isLocked ? kept : value;
};
