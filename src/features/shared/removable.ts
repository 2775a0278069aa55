/** A list of a member's own films, from which some can be taken out, and put back. */
import type { Card } from '../../../contract/entities';
import { continueWatchingMachine } from '../../../machines/continue-watching.machine';
import { provideActors } from '../../lib/provide-actors';

interface Films<Film> {
  read(): readonly Film[];
  forget(titleIds: readonly string[]): void;
  restore(films: readonly Film[]): void;
}

/** The attributes by which the effects find the list, and the button in it. */
export const removableMark = { 'data-removable': '' };
export const undoMark = { 'data-undo': '' };

/** @returns the chart's logic for such a list, in which a show is one: all its episodes go and come back together */
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

/** As soon as what follows is on the page; not if the focus was nowhere in the list. */
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
    // A grid's cards are rendered in a transition.
    const observer = new MutationObserver(() => moveFocus() && observer.disconnect());
    observer.observe(list, { childList: true, subtree: true });
  });
}
