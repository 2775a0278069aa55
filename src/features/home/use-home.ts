/** The home page's effects: watching for the page's bottom, remembering how far it was opened. */
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { homeMachine } from '../../../machines/home.machine';
import { recall, remember } from '../../lib/history-state';
import { provideActors } from '../../lib/provide-actors';
import { useQuery } from '../../state/use-query';

/** Pixels from the page's bottom at which more rows are shown (spec §9). */
const BOTTOM_DISTANCE = 50;

const feed = provideActors(homeMachine, {
  actors: {
    watchBottom: fromCallback(({ sendBack }) => {
      const look = () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const left = scrollHeight - clientHeight - window.scrollY;
        if (left <= BOTTOM_DISTANCE) sendBack({ type: 'bottom.reached' });
      };
      // The rows that have just settled are not laid out yet.
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

const selectShown = (snapshot: SnapshotFrom<typeof homeMachine>) => snapshot.context.shown;

/** How many carousels are open, and the way to say that one has settled. */
export function useFeed() {
  const { key } = useLocation();
  const actor = useActorRef(feed, { input: { shown: recall<number>(key, 'rows') ?? 1 } });
  const shown = useSelector(actor, selectShown);
  useEffect(() => remember(key, 'rows', shown), [key, shown]);
  return { shown, settle: (row: string) => actor.send({ type: 'row.settled', row }) };
}

/** The hero: one banner of the list, picked at random for this visit (spec §2). */
export function useHero() {
  const { value: banners = [], state } = useQuery('banners', {});
  const [chance] = useState(Math.random);
  return { isLoading: state === 'loading', banner: banners[Math.floor(chance * banners.length)] };
}
