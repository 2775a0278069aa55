import { fromCallback } from 'xstate';
import { homeMachine } from '../../../machines/home.machine';
import { provideActors } from '../../lib/provide-actors';

/** Pixels from the page's bottom at which more rows are shown (spec §9). */
const BOTTOM_DISTANCE = 50;

export const homeLogic = provideActors(homeMachine, {
  actors: {
    watchBottom: fromCallback(({ sendBack }) => {
      const look = () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const left = scrollHeight - clientHeight - window.scrollY;
        if (left <= BOTTOM_DISTANCE) sendBack({ type: 'bottom.reached' });
      };
      // The rows that have just settled have no layout before the next frame.
      const first = requestAnimationFrame(look);
      window.addEventListener('scroll', look, { passive: true });
      window.addEventListener('resize', look);
      return () => {
        cancelAnimationFrame(first);
        window.removeEventListener('scroll', look);
        window.removeEventListener('resize', look);
      };
    }),
  },
});
