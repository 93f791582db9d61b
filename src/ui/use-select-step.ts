import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The select whose choice led here. */
    chosenIn?: string;
  }
}

/**
 * Navigation options for a choice in `select`, if any: consecutive choices in one select, such as by arrow keys, share
 * a history entry (rule SEARCH-2).
 */
export const useSelectStep = () => {
  const { history } = useRouter();
  return (select?: HTMLSelectElement) => {
    if (!select) return;
    const chosenIn = select.name || select.id;
    return { state: { chosenIn }, replace: history.location.state.chosenIn === chosenIn };
  };
};
