import { type Entry, findEntries, readEntries } from '../entries';
import { byId, el } from './dom';

const SHOWN = 30;
const KEYS = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];

export function startSearch(): void {
  const box = byId<HTMLInputElement>('search');
  const list = byId('found');
  let entries: readonly Entry[] = [];
  let found: readonly Entry[] = [];
  let active = 0;

  const setActive = (to: number) => {
    active = found.length === 0 ? 0 : (to + found.length) % found.length;
    for (const [at, option] of [...list.children].entries()) {
      option.ariaSelected = String(at === active);
      if (at === active) option.scrollIntoView({ block: 'nearest' });
    }
    box.setAttribute('aria-activedescendant', found.length === 0 ? '' : optionId(active));
  };
  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen;
    box.ariaExpanded = String(isOpen);
  };
  const show = () => {
    if (entries.length === 0) entries = readEntries();
    const all = findEntries(entries, box.value);
    found = all.slice(0, SHOWN);
    list.replaceChildren(...found.map(optionOf));
    byId('found-count').textContent = box.value.trim() === '' ? '' : countOf(all.length);
    setActive(0);
    setOpen(found.length > 0);
  };
  const open = (to: Entry | undefined) => {
    if (!to) return;
    setOpen(false);
    box.blur();
    location.assign(to.address);
  };
  const clear = () => {
    box.value = '';
    show();
  };
  box.oninput = show;
  box.onfocus = show;
  box.onblur = () => setOpen(false);
  box.onkeydown = (event) => {
    const { key, isComposing } = event;
    if (isComposing || !KEYS.includes(key)) return;
    event.preventDefault();
    if (key === 'ArrowDown') setActive(active + 1);
    if (key === 'ArrowUp') setActive(active - 1);
    if (key === 'Enter') open(found[active]);
    if (key === 'Escape') clear();
  };
  // Keeps focus in the search box, since the list hides on blur.
  list.onpointerdown = (event) => event.preventDefault();
  list.onclick = ({ target }) => {
    const option = (target as Element).closest('[role="option"]');
    if (option) open(found[[...list.children].indexOf(option)]);
  };
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyped(target)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function optionOf({ kind, title, where }: Entry, at: number): HTMLLIElement {
  const option = el(
    'li',
    { id: optionId(at) },
    el('span', { className: `kind ${kind}` }, kind),
    el('b', {}, title),
    el('span', { className: 'where' }, where),
  );
  option.role = 'option';
  return option;
}

function optionId(at: number): string {
  return `found-${at}`;
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count > SHOWN ? `${count} found, the first ${SHOWN} shown.` : `${count} found.`;
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
