import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { recall, remember } from '../../lib/history-state';
import { useQuery } from '../../state/use-query';
import { homeLogic } from './home.actors';

const selectShown = (snapshot: SnapshotFrom<typeof homeLogic>) => snapshot.context.shown;

/** How many carousels are shown, and the way to say that one has settled. */
export function useHome() {
  const { key } = useLocation();
  const actor = useActorRef(homeLogic, { input: { shown: recall<number>(key, 'rows') ?? 1 } });
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
