import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The select in which the choice was made that led here. */
    chosenIn?: string;
  }
}

/**
 * Options for a navigation to what was chosen in `select`, if it was in one: consecutive choices in it, as
 * each arrow key makes one, are one step of the history (rule SEARCH-2).
 */
export const useSelectStep = () => {
  const { history } = useRouter();
  return (select?: HTMLSelectElement) => {
    if (!select) return;
    const chosenIn = select.name || select.id;
    return { state: { chosenIn }, replace: history.location.state.chosenIn === chosenIn };
  };
};
