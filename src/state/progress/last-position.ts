import { PERSON_DATABASE } from '../../api/session-store';
import { indexedStore } from '../device/indexed-store';
import { memberEmail } from '../session.actors';
import { keepLate, type ResumePosition, resumePosition, watchForgotten } from './positions';

const KEY = 'place';

interface LastPosition {
  person: string;
  left: ResumePosition;
}

const store = indexedStore(PERSON_DATABASE);

export function trackPosition(titleId: string, position: number): void {
  const person = memberEmail();
  const left = resumePosition(titleId);
  if (!person || !left) return;
  void store.write(KEY, { person, left: { ...left, position, leftAt: Date.now() } });
}

/**
 * Restores a position lost in a crash, but only once, since the title may later be finished
 * elsewhere.
 */
export async function recoverPosition(): Promise<void> {
  const { person, left } = Object((await store.readAll()).get(KEY)) as Partial<LastPosition>;
  if (!left || person !== memberEmail()) return;
  await store.clear();
  const kept = resumePosition(left.titleId);
  if (!kept || kept.leftAt < left.leftAt) keepLate(left);
}

watchForgotten(() => void store.clear());
