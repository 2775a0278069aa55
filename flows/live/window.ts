/** The panel's window: at the right or the left, small or as large as half the screen, open or collapsed. */
import { button, el } from '../atlas/client/dom';
import { hostOf } from './host';

/** Over reloads of the tab. */
export interface Kept {
  /** What `keepLook` was given last; empty at first. */
  readonly look: string;
  readonly keepLook: (look: string) => void;
  /** What `keepSteps` was given last; empty at first. */
  readonly steps: string;
  readonly keepSteps: (steps: string) => void;
  readonly forget: () => void;
}

/**
 * @param body what stands in it
 * @param shown is called when it has another size
 */
export function openWindow(body: HTMLElement, kept: Kept, shown: () => void) {
  const looks = new Set(kept.look.split(' ').filter(Boolean));
  const looksButton = (words: string, name: string) => {
    const it = button(words, () => {
      if (!looks.delete(name)) looks.add(name);
      show();
      shown();
    });
    const showIt = () => {
      it.ariaPressed = String(looks.has(name));
    };
    return { it, showIt };
  };
  const buttons = [
    looksButton('Enlarge', 'large'),
    looksButton('Move', 'moved'),
    looksButton('Collapse', 'collapsed'),
  ];
  const panel = el(
    'section',
    { ariaLabel: 'Running flows' },
    el(
      'header',
      {},
      el('h2', {}, 'Running flows'),
      ...buttons.map(({ it }) => it),
      button('Close', close),
    ),
    body,
  );
  const host = hostOf(panel);
  const keepLook = () => kept.keepLook([...looks].join(' '));
  // A tab that this one opens has it from the beginning. Again at the end: signing out empties what the tab stores.
  keepLook();
  addEventListener('pagehide', keepLook);

  function show(): void {
    panel.className = ['panel', ...looks].join(' ');
    body.hidden = looks.has('collapsed');
    for (const { showIt } of buttons) showIt();
  }

  function close(): void {
    removeEventListener('pagehide', keepLook);
    kept.forget();
    host.remove();
  }

  show();
  document.body.append(host);
}
