import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { takeChance } from '../../api/early-reads';
import { queryKey } from '../../api/query-cache';
import { logFailure } from '../../lib/failures';
import { useFlow } from '../../lib/flow';
import { recall, remember } from '../../lib/history-state';
import { lazy } from '../../lib/lazy';
import { isSavingData } from '../../lib/network';
import { whenIdle, whenLoaded } from '../../lib/timing/when-idle';
import { useQuery } from '../../state/use-query';
import { useEntry } from '../../state/use-visit';
import { homeLogic } from './home.actors';
import { rows } from './rows';

type Snapshot = SnapshotFrom<typeof homeLogic>;
const selectShown = (snapshot: Snapshot) => snapshot.context.shown;
const selectComplete = (snapshot: Snapshot) => snapshot.matches({ rows: 'complete' });
const selectFooterShown = (snapshot: Snapshot) => snapshot.matches({ footer: 'shown' });

const nextHero = lazy(async () => (await import('./next-hero')).prepareNextHero);

const lists = rows.map(({ call }) => queryKey(call, {}));

/** How many carousels are shown; the queries of their lists take `owner`. */
export function useHome() {
  const entry = useEntry();
  const actor = useFlow(homeLogic, 'Home page', { lists, shown: recall<number>(entry, 'rows') });
  // New rows are rendered in slices: the scroll that asks for them goes on.
  const shown = useDeferredValue(useSelector(actor, selectShown));
  useEffect(() => remember(entry, 'rows', shown), [entry, shown]);
  return {
    owner: actor,
    shown,
    isComplete: useSelector(actor, selectComplete),
    isFooterShown: useSelector(actor, selectFooterShown),
    more: () => actor.send({ type: 'bottom.reached' }),
  };
}

/**
 * The hero: one banner of the list, picked at random (spec §2). The history entry keeps it: Back and
 * a refreshed list show the same one.
 * @param sizes of its `img`: the next visit's picture is fetched by them
 */
export function useHero(sizes: string) {
  const { value, state } = useQuery('Banner', 'banners', {});
  const banners = value ?? [];
  const entry = useEntry();
  const [chance] = useState(takeChance);
  const [kept, setKept] = useState(() => recall<string>(entry, 'hero'));
  const banner =
    banners.find(({ data }) => data.id === kept) ?? banners[Math.floor(chance * banners.length)];
  const id = banner?.data.id;
  useEffect(() => {
    if (id === undefined) return;
    setKept(id);
    remember(entry, 'hero', id);
  }, [entry, id]);
  useEffect(() => {
    if (!value || isSavingData()) return;
    const failed = (error: unknown) => logFailure("the next visit's picture", error);
    const prepare = () => nextHero.load().then((begin) => begin(value, sizes), failed);
    return whenLoaded(() => whenIdle(prepare));
  }, [value, sizes]);
  return { isLoading: state === 'loading', banner };
}
