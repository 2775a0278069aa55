import type { Card } from '../../../contract/entities';
import { continueWatchingMachine } from '../../../machines/continue-watching.machine';
import { provideActors } from '../../lib/provide-actors';

interface Films<Film> {
  read(): readonly Film[];
  forget(titleIds: readonly string[]): void;
  restore(films: readonly Film[]): void;
}

export const removableMark = { 'data-removable': '' };
export const undoMark = { 'data-undo': '' };

export function removableList<Film extends { titleId: string; card: Card | null }>(
  films: Films<Film>,
) {
  let removed: readonly Film[] = [];
  return provideActors(continueWatchingMachine, {
    actors: {},
    actions: {
      takeOut(_, { titleIds }) {
        const all = films.read();
        const chosen = all.filter(({ titleId }) => titleIds.includes(titleId));
        const shows = new Set(chosen.flatMap(({ card }) => card?.series?.id ?? []));
        removed = all.filter((it) => chosen.includes(it) || shows.has(it.card?.series?.id ?? ''));
        films.forget(removed.map(({ titleId }) => titleId));
      },
      putBack: () => films.restore(removed),
      moveFocusToUndo: () => focusSoon('[data-undo]'),
      moveFocusToFilms: () => focusSoon(':is([data-place], li) a'),
    },
  });
}

function focusSoon(selector: string) {
  const list = document.activeElement?.closest('[data-removable]');
  if (!list) return;
  const moveFocus = () => {
    const next = list.querySelector<HTMLElement>(selector);
    next?.focus();
    return next !== null;
  };
  requestAnimationFrame(() => {
    if (moveFocus()) return;
    // Waits for the element, since a grid may render cards in a transition, after this frame.
    const observer = new MutationObserver(() => moveFocus() && observer.disconnect());
    observer.observe(list, { childList: true, subtree: true });
  });
}
