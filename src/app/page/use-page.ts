import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { ageLimit, watchKidsMode } from '../../state/kids-mode/kids-mode';
import { useSession } from '../../state/use-session';
import type { LazyPage } from '../routes';
import { pageLogic } from './page.actors';

const selectState = ({ value }: SnapshotFrom<typeof pageLogic>) =>
  typeof value === 'string' ? value : value.open;

export function usePage({ path, for: whom, loaded }: LazyPage) {
  const { isMember, user, interruptedAt } = useSession();
  const isLoaded = loaded() !== null;
  const actor = useFlow(pageLogic, 'Page', { path, for: whom, isMember, isLoaded });
  return {
    state: useSelector(actor, selectState),
    retry: () => actor.send({ type: 'retry.requested' }),
    person: isMember ? (user?.email ?? 'member') : 'visitor',
    // Not `useAgeLimit`: it is `null` while hydrating, and the next value would remount the page.
    limit: useSyncExternalStore(watchKidsMode, ageLimit, ageLimit),
    interruptedAt,
  };
}
