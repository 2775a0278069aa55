import { button, byId, idsIn, namedInAddress, nameInAddress } from './dom';
import { mark, NOTHING } from './marks';
import { closePanel, openPanel } from './panel';
import type { View } from './view';

export function startScreens(view: View): void {
  const stage = byId('stage');

  function choose(id: string): void {
    const entry = document.querySelector<HTMLElement>(`[data-screen="${CSS.escape(id)}"]`);
    if (!entry) return;
    nameInAddress(id);
    mark('chosen', { states: new Set([id]), transitions: arrowsAt(id) });
    stage.classList.add('focused');
    const [heading, ...facts] = [...entry.children].map((it) => it.cloneNode(true));
    const part = stage.querySelector('.state.chosen');
    openPanel(view, heading?.textContent ?? '', part, ...facts, button('Close', close));
  }
  function close(): void {
    mark('chosen', NOTHING);
    stage.classList.remove('focused');
    closePanel();
    stage.focus();
  }
  function arrowsAt(id: string): Set<string> {
    const lines = [...stage.querySelectorAll<SVGElement>('[data-transitions]')];
    const ids = lines.flatMap((it) => idsIn(it.dataset.transitions));
    return new Set(ids.filter((it) => it.split(' to ').includes(id)));
  }

  stage.addEventListener('click', ({ target }) => {
    const screen = (target as Element).closest<SVGElement>('[data-state]');
    if (screen) choose(screen.dataset.state ?? '');
  });
  const chooseNamed = () => choose(namedInAddress());
  addEventListener('hashchange', chooseNamed);
  chooseNamed();
}
