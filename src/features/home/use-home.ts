import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { queryKey } from '../../api/query-cache';
import { useFlow } from '../../lib/flow';
import { recall, remember } from '../../lib/history-state';
import { useQuery } from '../../state/use-query';
import { useEntry } from '../../state/use-visit';
import { homeLogic } from './home.actors';
import { homeRows } from './rows';

type Snapshot = SnapshotFrom<typeof homeLogic>;
const selectShown = (snapshot: Snapshot) => snapshot.context.shown;
const selectComplete = (snapshot: Snapshot) => snapshot.matches({ rows: 'complete' });
const selectFooterShown = (snapshot: Snapshot) => snapshot.matches({ footer: 'shown' });

export function useHome() {
  const entry = useEntry();
  const actor = useFlow(homeLogic, 'Home page', {
    lists: homeRows().map(({ call }) => queryKey(call, {})),
    shown: recall<number>(entry, 'rows'),
  });
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
 * Picks a random banner (spec §2). After Back or Forward, picks the same banner as before if it is
 * still listed.
 */
export function useHero() {
  const { value = [], state } = useQuery('Banner', 'banners', {});
  const entry = useEntry();
  const [random] = useState(Math.random);
  const [shownId, setShownId] = useState(() => recall<string>(entry, 'hero'));
  const banner =
    value.find(({ data }) => data.id === shownId) ?? value[Math.floor(random * value.length)];
  const id = banner?.data.id;
  useEffect(() => {
    if (id === undefined) return;
    setShownId(id);
    remember(entry, 'hero', id);
  }, [entry, id]);
  return { isLoading: state === 'loading', banner };
}
