/**
 * Ignores the second click of a double click after the first one has left the page. It would repeat
 * the navigation, or click what the next page has in that place.
 */
export function ignoreLateDoubleClicks(): void {
  let address = '';
  const check = (event: MouseEvent) => {
    if (event.detail < 2) address = window.location.href;
    else if (window.location.href !== address) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('click', check, { capture: true });
}
