type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const BOXES = 'input, textarea, select';

interface EarlyInputAgain {
  fillIn(): void;
  submit(): void;
}

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
      // Restoring values fires `input`, which would withdraw the submission.
      const submitted = globalThis.early?.submitted ?? null;
      const now = [...root.querySelectorAll<Box>(BOXES)];
      for (const [at, box] of boxes.entries()) {
        const other = box.isConnected ? box : now[at];
        if (other?.name !== box.name) continue;
        fillIn(other, box);
        if (box === focus && document.activeElement !== other) other.focus();
      }
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
  } else if (filled.value !== filled.defaultValue) enter(box, filled);
}

function choose(box: Box, change: () => void): void {
  change();
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Uses a click, since React ignores `change` events of checkboxes. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

/** Leaves the default in React's value tracker, since React would otherwise ignore the event. */
function enter(box: Box, { value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): void {
  box.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
