/** Whether nothing on the page is still loading. */
export function isPageLoaded(): boolean {
  return (
    document.querySelector('main') !== null && !document.querySelector('main [aria-busy=true]')
  );
}
