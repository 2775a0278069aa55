import { button, el } from '../atlas/client/dom';
import { hostOf } from './host';
import { createHandle, HALF } from './size';

export interface Kept {
  readonly look: string;
  readonly keepLook: (look: string) => void;
  readonly steps: unknown;
  readonly keepSteps: (steps: unknown) => void;
  readonly forget: () => void;
}

export function openWindow(body: HTMLElement, kept: Kept, shown: () => void) {
  const looks = new Set(kept.look.split(' ').filter(Boolean));
  let size = Number([...looks].find((it) => /^\d+$/.test(it)) ?? HALF);
  looks.delete(`${size}`);

  const toggle = (words: string, look: string) => {
    const it = button(words, () => {
      if (!looks.delete(look)) looks.add(look);
      update();
    });
    return { it, showIt: () => (it.ariaPressed = String(looks.has(look))) };
  };
  const toggles = [toggle('Move', 'moved'), toggle('Collapse', 'collapsed')];
  const handle = createHandle(
    () => !looks.has('moved'),
    (to) => {
      size = to;
      update();
    },
  );
  const panel = el(
    'section',
    { ariaLabel: 'Running flows' },
    handle.element,
    el(
      'header',
      {},
      el('h2', {}, 'Running flows'),
      ...toggles.map(({ it }) => it),
      button('Close', close),
    ),
    body,
  );
  const host = hostOf(panel);
  const page = document.documentElement.style;
  const keepLook = () => kept.keepLook([...looks, size].join(' '));
  // Saves again on `pagehide`, since signing out clears `sessionStorage`.
  addEventListener('pagehide', keepLook);

  function show(): void {
    const [isMoved, isCollapsed] = [looks.has('moved'), looks.has('collapsed')];
    panel.className = ['panel', ...looks].join(' ');
    panel.style.height = isCollapsed ? 'auto' : `${size}dvh`;
    body.hidden = isCollapsed;
    handle.element.hidden = isCollapsed;
    handle.show(size);
    for (const { showIt } of toggles) showIt();
    page.paddingBottom = isMoved || isCollapsed ? '' : `${size}dvh`;
  }
  function update(): void {
    show();
    keepLook();
    shown();
  }
  function close(): void {
    removeEventListener('pagehide', keepLook);
    page.paddingBottom = '';
    kept.forget();
    host.remove();
  }

  show();
  // Saves now, since a tab that this page opens may start with a copy of `sessionStorage`.
  keepLook();
  document.body.append(host);
}
