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

export function listed(title: string, lines: readonly (Node | string)[]): HTMLElement[] {
  if (lines.length === 0) return [];
  return [el('h3', {}, title), el('ul', {}, ...lines.map((line) => el('li', {}, line)))];
}

export function say(words: string): void {
  byId('said').textContent = words;
}

export function idsIn(json = '[]'): string[] {
  return JSON.parse(json);
}

export function namedInAddress(): string {
  return decodeURIComponent(location.hash.slice(1));
}

export function nameInAddress(id: string): void {
  history.replaceState(null, '', `#${encodeURIComponent(id)}`);
}
