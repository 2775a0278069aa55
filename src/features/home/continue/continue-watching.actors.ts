import { continueWatchingMachine } from '../../../../machines/continue-watching.machine';
import { provideActors } from '../../../lib/provide-actors';
import {
  forgetPositions,
  type LeftTitle,
  leftTitles,
  restorePositions,
} from '../../../state/progress/positions';

/** The attribute by which the effects find the row, and the button in it. */
export const rowMark = { 'data-continue': '' };
export const undoMark = { 'data-undo': '' };

/** The films that were taken out last: where they were left is nothing for a chart. */
let takenOut: readonly LeftTitle[] = [];

export const continueWatchingLogic = provideActors(continueWatchingMachine, {
  actors: {},
  actions: {
    takeOut(_, { titleIds }) {
      takenOut = leftTitles().filter(({ titleId }) => titleIds.includes(titleId));
      forgetPositions(titleIds);
    },
    putBack: () => restorePositions(takenOut),
    moveFocusToUndo: () => focusSoon('[data-continue] [data-undo]'),
    moveFocusToFilms: () => focusSoon('[data-continue] [data-place] a'),
  },
});

/** When what follows is on the page; not if the focus was nowhere in the row. */
function focusSoon(selector: string) {
  if (!document.activeElement?.closest('[data-continue]')) return;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
