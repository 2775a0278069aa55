/** In frames: until the lists of a page that has loaded have measured their rows, and shown those at its place. */
export const FRAMES_TO_MEASURE = 15;

/** Whether nothing on the page is still loading. */
export function isPageLoaded(): boolean {
  return (
    document.querySelector('main') !== null && !document.querySelector('main [aria-busy=true]')
  );
}
