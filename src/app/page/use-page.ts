import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useFlow } from '../../lib/flow';
import { ageLimit, watchKidsMode } from '../../state/kids-mode/kids-mode';
import { useSession } from '../../state/use-session';
import type { LazyPage } from '../routes';
import { pageLogic } from './page.actors';

/** The innermost state: each asks for another sight or address. */
const selectState = ({ value }: SnapshotFrom<typeof pageLogic>) =>
  typeof value === 'string' ? value : value.open;

/** Opening a page. Give the component a `key` of its path. */
export function usePage({ path, for: whom, loaded }: LazyPage) {
  const { isMember, user, interruptedAt } = useSession();
  const isLoaded = loaded() !== null;
  const actor = useFlow(pageLogic, 'Page', { path, for: whom, isMember, isLoaded });
  return {
    state: useSelector(actor, selectState),
    retry: () => actor.send({ type: 'retry.requested' }),
    /** Differs whenever another person is here. */
    person: isMember ? (user?.email ?? 'member') : 'visitor',
    /** Of kids mode: differs whenever other titles may be shown. No text, so a document may have another one. */
    limit: useSyncExternalStore(watchKidsMode, ageLimit, ageLimit),
    interruptedAt,
  };
}
