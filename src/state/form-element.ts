import type { Values } from '../../contract/forms/form';
import { PARTIAL_DATE } from '../lib/day';

/** The attributes of a `<form>` that is validated by the page's rules, not by the browser's. */
export const formAttributes = {
  noValidate: true,
  // Without the app's code a browser sends the form itself: no password may be in an address.
  method: 'post',
} as const;

/** Focuses the form control of this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}

/** Sets the fields of a form. A browser lets no page set a file, only remove it. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = value === true;
    } else if (control && 'value' in control) {
      control.value = typeof value === 'string' ? value : '';
    }
  }
}

/** The date boxes that are filled in partly, for which a browser reports ''. */
export function partialDates(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((it) => it instanceof HTMLInputElement);
  const partial = inputs.filter((it) => it.type === 'date' && it.validity.badInput);
  return Object.fromEntries(partial.map(({ name }) => [name, PARTIAL_DATE]));
}
