import type { Ref } from 'react';

/** What a `<form>` takes whose rules are the page's own, not the browser's. */
export function formPropsOf(ref: Ref<HTMLFormElement>, submit: () => void) {
  return {
    ref,
    noValidate: true,
    onSubmit: (event: { preventDefault(): void }) => {
      event.preventDefault();
      submit();
    },
  };
}

/** Puts the focus into the box, or onto the button, of this name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof HTMLElement) found.focus();
}
