/** WebKit shows a page out of its back/forward cache at the top; it returns to where it was left. */
export const keepPlaceInPageCache = (): void => {
  let place = 0;
  addEventListener('pagehide', () => {
    place = window.scrollY;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.scrollTo(window.scrollX, place);
  });
};
