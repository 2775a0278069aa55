import type { Values } from '../../contract/forms/form';
import { PARTIAL_DATE } from '../lib/day';

export const formAttributes = {
  noValidate: true,
  // Applies only if the form is submitted before scripts run. The default, GET, would put passwords
  // in the URL.
  method: 'post',
} as const;

export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}

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

export function partialDates(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((it) => it instanceof HTMLInputElement);
  const partial = inputs.filter((it) => it.type === 'date' && it.validity.badInput);
  return Object.fromEntries(partial.map(({ name }) => [name, PARTIAL_DATE]));
}
