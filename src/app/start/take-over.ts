/**
 * What somebody did in a prerendered document before the app's code was there: text typed, files and other
 * things chosen, focus placed, buttons pressed. It is done again in the app's own elements, once they are shown.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Watches what is done until the result is called, which is when the app's elements are there. */
export function noteEarlyInput(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll<Box>('input, textarea, select')];
  let focused: Element | null = null;
  const noteFocus = () => {
    const element = document.activeElement;
    // What takes the focus by itself does so in the app, too, where it should.
    if (root.contains(element) && !element?.hasAttribute('autofocus')) focused = element;
  };
  noteFocus();
  root.addEventListener('focusin', noteFocus);
  return () => {
    root.removeEventListener('focusin', noteFocus);
    for (const box of boxes) {
      const takeOver = () => {
        const replaced = now(root, box);
        if (replaced) fillIn(replaced, box);
      };
      takeOver();
      // Where files are to be chosen still, the browser's dialog belongs to the box that was there.
      if (!box.isConnected && box.type === 'file') box.addEventListener('change', takeOver);
    }
    if (focused && document.activeElement !== focused) now(root, focused)?.focus();
    const { buttons = [], stop } = globalThis.earlyPresses ?? {};
    stop?.();
    globalThis.earlyPresses = undefined;
    for (const button of buttons) now(root, button)?.click();
  };
}

/** The element itself, or the one that has taken its place: of the same kind, name and words. */
function now<Found extends Element>(
  root: HTMLElement,
  element: Found,
): (Found & HTMLElement) | null {
  if (element.isConnected) return element as Found & HTMLElement;
  const same = [...root.querySelectorAll<Found & HTMLElement>(element.localName)];
  return same.find((it) => wordsOf(it) === wordsOf(element)) ?? null;
}

function wordsOf(element: Element): string {
  const names = ['name', 'href', 'aria-label'].map((name) => element.getAttribute(name));
  return [...names, element.textContent].join();
}

/** Fills in a box as `filled` is, if somebody has changed that one. */
function fillIn(box: Box, filled: Box): void {
  if (filled instanceof HTMLSelectElement) {
    const isChanged = [...filled.options].some((it) => it.selected !== it.defaultSelected);
    if (isChanged) choose(box, () => Object.assign(box, { value: filled.value }));
  } else if (filled.type === 'file') {
    const { files } = filled as HTMLInputElement;
    if (files?.length) choose(box, () => Object.assign(box, { files }));
  } else if (filled.type === 'checkbox') {
    const { checked, defaultChecked } = filled as HTMLInputElement;
    if (checked !== defaultChecked) tick(box as HTMLInputElement, checked);
  } else if (filled.value !== filled.defaultValue) enter(box, filled.value);
}

function choose(box: Box, change: () => void): void {
  change();
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** By a press: React hears of those alone. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

/** Sets a box's text as typing does: React compares it with what it has last seen there. */
function enter(box: Box, value: string): void {
  box.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
