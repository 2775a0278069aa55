import type { Ref } from 'react';

/** The props of a `<form>` that is validated by the page's rules, not by the browser's. */
export function formPropsOf(ref: Ref<HTMLFormElement>, submit: () => void) {
  return {
    ref,
    noValidate: true,
    // Without the app's code a browser sends the form itself: no password may stand in an address.
    method: 'post',
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      submit();
    },
  };
}

/** Focuses the form control of this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}
