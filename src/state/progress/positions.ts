/** Stores resume positions, most recent first, and removals that the provider does not know yet. */
import type { Progress } from '../../../contract/entities';
import { createListeners } from '../../lib/listeners';
import { allowedIn } from '../kids-mode/kids-mode';
import { persistedStore } from '../persisted-store';
import { memberEmail, session } from '../session.actors';
import { withLanguage } from './card-language';

export interface ResumePosition extends Pick<Progress, 'position' | 'duration' | 'card'> {
  titleId: string;
  leftAt: number;
}

interface Entry extends ResumePosition {
  changedAt: number;
  isUnsent: boolean;
  isForgotten: boolean;
}

const KEPT_AT_MOST = 100;
const CLEARLY_LATER_MS = 60_000;

const unsent = createListeners<boolean>();
const forgotten = createListeners();
const nothing = { person: null, entries: [], left: [] };

const positions = persistedStore('fin.positions', (stored) => {
  const { person, entries } = Object(stored) as { person?: unknown; entries?: unknown };
  if (typeof person !== 'string' || !Array.isArray(entries)) return nothing;
  const known: readonly Entry[] = entries.filter(isEntry);
  return { person, entries: known, left: known.filter(({ isForgotten }) => !isForgotten) };
});

export const allResumePositions = (): readonly ResumePosition[] => storedHere().left;

export const resumePositions = (): readonly ResumePosition[] => allowedIn(allResumePositions());

export function resumePosition(titleId: string): ResumePosition | undefined {
  return storedHere().left.find((it) => it.titleId === titleId);
}

export function keepPosition(left: Omit<ResumePosition, 'leftAt'>, isLast: boolean): void {
  const card = left.card && withLanguage(left.card);
  change([{ ...left, card, leftAt: Date.now(), ...changedNow() }], isLast);
}

export function forgetPositions(titleIds: readonly string[]): void {
  const entries = entriesHere().filter(({ titleId }) => titleIds.includes(titleId));
  const nothing = { position: 0, duration: 0, card: null };
  change(entries.map((it) => ({ ...it, ...nothing, ...changedNow(), isForgotten: true })));
  forgotten.notify();
}

export function restorePositions(left: readonly ResumePosition[]): void {
  change(left.map((it) => ({ ...it, ...changedNow() })));
}

export function keepLate(left: ResumePosition): void {
  change([{ ...left, ...changedNow(), changedAt: left.leftAt }]);
}

export function unsentPositions(): readonly Entry[] {
  return entriesHere().filter(({ isUnsent }) => isUnsent);
}

export function noteSent(sent: readonly Entry[]): void {
  const isSent = (entry: Entry) =>
    sent.some((it) => it.titleId === entry.titleId && it.changedAt === entry.changedAt);
  const kept = entriesHere().filter((it) => !(isSent(it) && it.isForgotten));
  write(kept.map((it) => (isSent(it) ? { ...it, isUnsent: false } : it)));
}

/**
 * Replaces the local entries with the provider's list. A local entry is kept in two cases:
 * - It has changed since the list was requested.
 * - It is unsent, and the provider's entry is not later by more than `CLEARLY_LATER_MS`. This
 *   tolerance covers requests in flight and clock skew.
 */
export function takeProvidersList(list: readonly Progress[], askedAt: number): void {
  const updatedAt = new Map(
    list.map(({ entertainment_id, updated_at }) => [entertainment_id, Date.parse(updated_at)]),
  );
  const own = entriesHere().filter(
    ({ titleId, isUnsent, changedAt }) =>
      changedAt >= askedAt ||
      (isUnsent && !((updatedAt.get(titleId) ?? 0) > changedAt + CLEARLY_LATER_MS)),
  );
  const listed = list.map(
    ({ entertainment_id: titleId, position, duration, card, updated_at }): Entry => ({
      titleId,
      position,
      duration,
      card: card && withLanguage(card),
      leftAt: Date.parse(updated_at) || 0,
      changedAt: 0,
      isUnsent: false,
      isForgotten: false,
    }),
  );
  const others = listed.filter(({ titleId }) => !own.some((it) => it.titleId === titleId));
  write([...own, ...others]);
}

export function dropForgotten(): void {
  const entries = entriesHere();
  if (entries.some(({ isForgotten }) => isForgotten)) {
    write(entries.filter(({ isForgotten }) => !isForgotten));
  }
}

export const watchUnsent = unsent.watch;

export const watchForgotten = forgotten.watch;

export const watchPositions = positions.watch;

session.on('person.changed', positions.announce);

function changedNow() {
  return { changedAt: Date.now(), isUnsent: true, isForgotten: false };
}

function change(changed: readonly Entry[], isUrgent = true) {
  const others = entriesHere().filter(
    ({ titleId }) => !changed.some((it) => it.titleId === titleId),
  );
  write([...changed, ...others]);
  unsent.notify(isUrgent);
}

function write(entries: readonly Entry[]) {
  // Stores nothing for visitors, since playback may end after a sign-out.
  if (memberEmail() === null) return;
  const sorted = [...entries].sort((one, other) => other.leftAt - one.leftAt);
  positions.set({ person: memberEmail(), entries: sorted.slice(0, KEPT_AT_MOST) });
}

function storedHere() {
  const stored = positions.get();
  return stored.person !== null && stored.person === memberEmail() ? stored : nothing;
}

function entriesHere(): readonly Entry[] {
  return storedHere().entries;
}

function isEntry(entry: Partial<Entry> | null): entry is Entry {
  return (
    typeof entry?.titleId === 'string' &&
    typeof entry.position === 'number' &&
    typeof entry.duration === 'number' &&
    typeof entry.leftAt === 'number' &&
    typeof entry.changedAt === 'number'
  );
}
