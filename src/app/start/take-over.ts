/**
 * What somebody did in a prerendered document before the app's code was there: text typed, files and other
 * things chosen, focus placed, fields left, buttons and Enter pressed. It is done again in the app's own
 * elements, once they are shown.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Watches what is done until the app's elements are there. */
export function noteEarlyInput(root: HTMLElement): EarlyInputAgain {
  const boxes = [...root.querySelectorAll<Box>('input, textarea, select')];
  const redoFocus = noteFocus(root);
  return {
    fillIn() {
      for (const box of boxes) {
        const takeOver = () => {
          const replaced = now(root, box);
          if (replaced) fillIn(replaced, box);
        };
        takeOver();
        // Where files are to be chosen still, the browser's dialog belongs to the box that was there.
        if (!box.isConnected && box.type === 'file') box.addEventListener('change', takeOver);
      }
      globalThis.earlyInput?.stop();
      redoFocus();
    },
    press() {
      const early = globalThis.earlyInput;
      if (!early) return;
      globalThis.earlyInput = undefined;
      early.end();
      const pressed = early.entered ? [...early.buttons, early.entered] : early.buttons;
      for (const button of pressed) now(root, button)?.click();
    },
  };
}

/** Does again what was done; each once. */
export interface EarlyInputAgain {
  /** Texts, choices and the focus: when the app's elements are there, before the next key. */
  fillIn(): void;
  /** When the flows run, and what was filled in is rendered: a button may be disabled before. */
  press(): void;
}

/** Watches the focus; the result puts it where it was put, and leaves what was left meanwhile. */
function noteFocus(root: HTMLElement): () => void {
  const atFirst = document.activeElement;
  const left = new Set(globalThis.earlyInput?.left);
  let last = root.contains(atFirst) ? atFirst : null;
  const note = ({ type, target }: FocusEvent) => {
    if (type === 'focusin') last = target as Element;
    else left.add(target as Element);
  };
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', note);
  return () => {
    root.removeEventListener('focusin', note);
    root.removeEventListener('focusout', note);
    // It has come before React could hear of it.
    if (last === atFirst && last === document.activeElement) tell(last, 'focusin');
    // What takes the focus by itself does so in the app, too, where it should.
    else if (last && last !== document.activeElement && !last.hasAttribute('autofocus')) {
      now(root, last)?.focus();
    }
    // An element that is replaced loses the focus, too.
    for (const element of [...left].map((it) => now(root, it))) {
      if (element !== document.activeElement) tell(element, 'focusout');
    }
  };
}

/** React hears of the focus by these events. */
function tell(element: Element | null, type: 'focusin' | 'focusout'): void {
  element?.dispatchEvent(new FocusEvent(type, { bubbles: true }));
}

/** The element itself, or the one that has taken its place: of the same kind, name, role and words. */
function now<Found extends Element>(
  root: HTMLElement,
  element: Found,
): (Found & HTMLElement) | null {
  if (element.isConnected) return element as Found & HTMLElement;
  const same = [...root.querySelectorAll<Found & HTMLElement>(element.localName)];
  return same.find((it) => wordsOf(it) === wordsOf(element)) ?? null;
}

function wordsOf(element: Element): string {
  const names = ['name', 'href', 'aria-label', 'role', 'type'].map((name) =>
    element.getAttribute(name),
  );
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
