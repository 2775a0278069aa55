import { fromCallback } from 'xstate';
import { homeMachine } from '../../../machines/home.machine';
import { provideActors } from '../../lib/provide-actors';

/** Pixels from the bottom of the page at which more rows are shown (spec §9). */
const BOTTOM_DISTANCE = 50;
const STOPS = 'a[href], button';

export const homeLogic = provideActors(homeMachine, {
  actors: {
    watchBottom: fromCallback(({ sendBack }) => {
      let wasNear: boolean | undefined;
      const check = () => {
        const isNear = isScrolledToBottom() || isFocusNearEnd();
        if (isNear !== wasNear) sendBack({ type: isNear ? 'bottom.reached' : 'bottom.left' });
        wasNear = isNear;
      };
      requestAnimationFrame(check);
      const checkAfterPaint = () => requestAnimationFrame(() => setTimeout(check));
      const events = ['scroll', 'resize'];
      for (const event of events) window.addEventListener(event, check, { passive: true });
      window.addEventListener('focusin', checkAfterPaint);
      return () => {
        for (const event of events) window.removeEventListener(event, check);
        window.removeEventListener('focusin', checkAfterPaint);
      };
    }),
  },
  actions: {
    moveFocusOn: (_, { from }) => {
      if (!document.activeElement?.closest('[data-more]')) return;
      const row = document.querySelectorAll<HTMLElement>('[data-rows] > section')[from];
      if (row) row.tabIndex = -1;
      const target =
        row && (row.querySelector<HTMLElement>('[data-place] a') ?? stopsIn(row).at(0));
      (target ?? row)?.focus();
    },
  },
});

function isScrolledToBottom(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight - window.scrollY <= BOTTOM_DISTANCE;
}

/** Ignores pointer focus, since rendering rows would delay the feedback to a click. */
function isFocusNearEnd(): boolean {
  const { activeElement: focus } = document;
  if (!focus?.matches(':focus-visible')) return false;
  const last = [...document.querySelectorAll('[data-rows] > section')].at(-1);
  return focus.closest('[data-more]') !== null || last?.contains(focus) === true;
}

function stopsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (it) => !it.closest('[inert]') && it.checkVisibility({ visibilityProperty: true }),
  );
}
