import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Application } from '#src/contract/applications/application.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { withoutUnreadable } from './filters/readable-answers.ts';
import type { ReviewSearch } from './review-search.ts';
import { useOpenDetails } from './use-open-details.ts';

/** Screens with room for the list and an application side by side. */
const WIDE = '(width >= 64rem)';
/** Screens on which the filters would leave no room for the first application. */
const NARROW = '(width < 40rem)';

type ReviewFrameProps = {
  job: Job;
  search: ReviewSearch;
  /** Renders the messages between employer and candidate, which are another feature. */
  renderMessages: (application: Application) => ReactNode;
};

/** What the parts of the review screen need to know about the whole. */
type ReviewFrameValue = ReviewFrameProps & {
  /** An application is open in a pane beside the list. Rows then leave out what the pane shows. */
  isBeside: boolean;
  /** An application is open and hides the list, in a dialog or with its resume. */
  isListHidden: boolean;
  /** All filters but the status are behind one button. */
  isFolded: boolean;
  /** The resume is shown beside the letter, where there is room. */
  hasResume: boolean;
  toggleResume: () => void;
  /** The DOM id of the button in the list that was last pressed to open an application. */
  openerId: string;
  /** Opens an application from its row; `openerId` is the pressed button's. */
  openFromRow: (applicationId: string, openerId: string) => void;
  /** Replaces the open application by another one, on this or another page of the list. */
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

/** Provides what the review screen is about, and how its list and the open application share the room. */
export function ReviewFrame({
  job,
  search: asked,
  renderMessages,
  children,
}: ReviewFrameProps & { children: ReactNode }) {
  const search = { ...asked, answers: withoutUnreadable(asked.answers, job.questions) };
  const { open, close } = useOpenDetails(search);
  const [isLocked, setIsLocked] = useState(false);
  const [hasResume, setHasResume] = useState(false);
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
        isListHidden: isOpen && (!isBeside || hasResume),
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
 * Keeps the open application in its pane or dialog while something is open above it, however the
 * window is resized: the other one would be rendered anew, and lose what was typed above it.
 */
export const useLockedFrame = (isOpenAbove: boolean): void => {
  const { setIsLocked } = useReviewFrame();
  useEffect(() => {
    if (!isOpenAbove) return;
    setIsLocked(true);
    return () => setIsLocked(false);
  }, [setIsLocked, isOpenAbove]);
};

/** `value`, or what it was when `isLocked` became true. */
const useKept = (value: boolean, isLocked: boolean): boolean => {
  const [kept, setKept] = useState(value);
  if (!isLocked && kept !== value) setKept(value);
  return isLocked ? kept : value;
};
