/** Elements of the page. What stands in them is text, never markup. */

/** @throws {Error} where the page has no such element */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found as Kind;
}

export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function button(words: string, press: () => void): HTMLButtonElement {
  return el('button', { type: 'button', onclick: press }, words);
}

/** Tells screen readers, and whoever looks below the buttons. */
export function say(words: string): void {
  byId('said').textContent = words;
}
