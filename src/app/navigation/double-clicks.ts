/**
 * Ignores the second click of a double click after the first one has changed the URL. It would
 * repeat the navigation, or click what the next page has in that place.
 */
export function ignoreLateDoubleClicks(): void {
  // A second click without a first one here began on the page before, or before the app.
  let address = '';
  const check = (event: MouseEvent) => {
    if (event.detail === 1) address = window.location.href;
    else if (event.detail > 1 && window.location.href !== address) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['click', 'dblclick'] as const)
    window.addEventListener(type, check, { capture: true });
}
