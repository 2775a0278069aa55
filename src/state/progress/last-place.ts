/**
 * Where the film that plays is now, half a second old at most. A browser writes local storage to the disk some
 * seconds late, so that one that is killed forgets the last of them; IndexedDB it writes at once. What is found at the
 * next start is as if it had been kept then. A sign-out deletes it (`clearStorage`).
 */
import { PERSON_DATABASE } from '../../api/session-store';
import { indexedStore } from '../device/indexed-store';
import { personHere } from '../session.actors';
import { keepLate, type LeftTitle, leftTitle, watchForgotten } from './positions';

const KEY = 'place';

interface LastPlace {
  person: string;
  left: LeftTitle;
}

const store = indexedStore(PERSON_DATABASE);

/** Of a film whose place is kept: of a mere look, and of a film that is done, nothing is. */
export function followPlace(titleId: string, position: number): void {
  const person = personHere();
  const left = leftTitle(titleId);
  if (!person || !left) return;
  void store.write(KEY, { person, left: { ...left, position, leftAt: Date.now() } });
}

/**
 * When the site starts for a member. A place counts once: a film may be finished or removed elsewhere since.
 */
export async function recoverPlace(): Promise<void> {
  const { person, left } = Object((await store.readAll()).get(KEY)) as Partial<LastPlace>;
  if (!left || person !== personHere()) return;
  await store.clear();
  const kept = leftTitle(left.titleId);
  if (!kept || kept.leftAt < left.leftAt) keepLate(left);
}

watchForgotten(() => void store.clear());
