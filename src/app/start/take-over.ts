/**
 * What was done in a document before the app's code was there: text typed, things chosen, the focus, the form sent
 * last. It is done again in the app's elements, which are the same where it hydrates them.
 */

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const BOXES = 'input, textarea, select';

export interface EarlyInputAgain {
  /** Texts, choices and the focus: when the app's elements are there, before the next key. */
  fillIn(): void;
  /** The form: when the flows run, and what was filled in is rendered. */
  submit(): void;
}

/** Watches what is done until the app's elements are there. */
export function noteEarlyInput(root: HTMLElement): EarlyInputAgain {
  const boxes = [...root.querySelectorAll<Box>(BOXES)];
  const forms = [...root.querySelectorAll('form')];
  let focus = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focus = target as Element;
  };
  root.addEventListener('focusin', noteFocus);
  return {
    fillIn() {
      root.removeEventListener('focusin', noteFocus);
      // What is filled in here was typed before the form was sent.
      const submitted = globalThis.early?.submitted ?? null;
      const now = [...root.querySelectorAll<Box>(BOXES)];
      for (const [at, box] of boxes.entries()) {
        const other = box.isConnected ? box : now[at];
        if (other?.name !== box.name) continue;
        fillIn(other, box);
        if (box === focus && document.activeElement !== other) other.focus();
      }
      // It came before React could hear of it.
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (globalThis.early) globalThis.early.submitted = submitted;
    },
    submit() {
      const { early } = globalThis;
      early?.done.abort();
      const at = early?.submitted ? forms.indexOf(early.submitted) : -1;
      root.querySelectorAll('form')[at]?.requestSubmit();
    },
  };
}

/** Fills in a box as `filled` is, if that one was changed. */
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
