import { button, el } from '../atlas/client/dom';
import type { Step } from './allowed';
import { placesOf } from './recording';

export function createRunningList(choose: (actor: number) => void) {
  const element = el('ul', { className: 'running', ariaLabel: 'Charts that run' });
  const buttons = new Map<number, HTMLButtonElement>();

  /** Reuses the buttons, so that focus is not lost. */
  function show(steps: readonly Step[], chosen: number | null): void {
    const gone = new Set(buttons.keys());
    for (const step of steps) {
      gone.delete(step.actor);
      const it = buttons.get(step.actor) ?? add(step.actor);
      it.ariaPressed = String(step.actor === chosen);
      it.textContent = `${step.use}: ${placesOf(step.states)}`;
    }
    for (const actor of gone) {
      buttons.get(actor)?.parentElement?.remove();
      buttons.delete(actor);
    }
  }

  function add(actor: number): HTMLButtonElement {
    const added = button('', () => choose(actor));
    buttons.set(actor, added);
    element.append(el('li', {}, added));
    return added;
  }

  return { element, show };
}
