import { fromCallback } from 'xstate';
import { homeMachine } from '../../../machines/home.machine';
import { provideActors } from '../../lib/provide-actors';

/** Pixels from the page's bottom at which more rows are shown (spec §9). */
const BOTTOM_DISTANCE = 50;
/** The last Tab stops, two cards and the control after them, at which a person who goes by keyboard is near the bottom. */
const LAST_STOPS = 5;
const STOPS = 'a[href], button';

/** The attributes by which the effects find the rows, and the control after them. */
export const rowsMark = { 'data-rows': '' };
export const moreMark = { 'data-more': '' };

export const homeLogic = provideActors(homeMachine, {
  actors: {
    watchBottom: fromCallback(({ sendBack }) => {
      const look = () => {
        const isNear = isScrolledToBottom() || isFocusNearEnd();
        sendBack({ type: isNear ? 'bottom.reached' : 'bottom.left' });
      };
      // The rows that have just settled have no layout before the next frame.
      const first = requestAnimationFrame(look);
      const events = ['scroll', 'resize', 'focusin'];
      for (const event of events) window.addEventListener(event, look, { passive: true });
      return () => {
        cancelAnimationFrame(first);
        for (const event of events) window.removeEventListener(event, look);
      };
    }),
  },
  actions: {
    moveFocusOn: (_, { from }) => {
      if (!document.activeElement?.closest('[data-more]')) return;
      const row = document.querySelectorAll<HTMLElement>('[data-rows] > section')[from];
      // A row without titles has nothing to focus but itself.
      if (row) row.tabIndex = -1;
      const target = row && (stopsIn(row).at(0) ?? row);
      target?.focus();
    },
  },
});

function isScrolledToBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY <= BOTTOM_DISTANCE;
}

function isFocusNearEnd(): boolean {
  const rows = document.querySelector('[data-rows]');
  const focus = document.activeElement;
  return (
    rows !== null &&
    focus !== null &&
    stopsIn(rows)
      .slice(-LAST_STOPS)
      .some((it) => it === focus)
  );
}

/** What Tab stops at: cards that are out of view are inert. */
function stopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (it) => !it.closest('[inert]') && it.checkVisibility({ visibilityProperty: true }),
  );
}
