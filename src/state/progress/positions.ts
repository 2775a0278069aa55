/**
 * Where the member has left each title: in local storage, which a sign-out clears, with the member's
 * email, so that the next member is not shown them. The title left last comes first.
 *
 * An entry that the provider does not have yet is `isUnsent`; of one that is forgotten the id stays until
 * the provider has been told.
 */
import type { Card, Progress } from '../../../contract/entities';
import { createListeners } from '../../lib/listeners';
import { allowedIn } from '../kids-mode/kids-mode';
import { persistedStore } from '../persisted-store';
import { personHere, session } from '../session.actors';
import { withLanguage } from './card-language';

export interface LeftTitle {
  titleId: string;
  /** Seconds. */
  position: number;
  /** Seconds. */
  duration: number;
  /** The title as a card shows it. */
  card: Card | null;
  /** Milliseconds since 1970. */
  leftAt: number;
}

interface Entry extends LeftTitle {
  /** As `leftAt`, by this machine's clock; 0 for what the provider told. */
  changedAt: number;
  isUnsent: boolean;
  isForgotten: boolean;
}

const KEPT_AT_MOST = 100;
/** In ms: calls that were under way when a page was left arrive within it, and clocks differ by less. */
const SURELY_LATER = 60_000;

const unsent = createListeners<boolean>();
const forgotten = createListeners();
const nothing = { person: null, entries: [], left: [] };

const positions = persistedStore('fin.positions', (stored) => {
  const { person, entries } = Object(stored) as { person?: unknown; entries?: unknown };
  if (typeof person !== 'string' || !Array.isArray(entries)) return nothing;
  const known: readonly Entry[] = entries.filter(isEntry);
  return { person, entries: known, left: known.filter(({ isForgotten }) => !isForgotten) };
});

/** The titles begun, also those that kids mode hides; the same list until something changes. */
export const allLeftTitles = (): readonly LeftTitle[] => storedHere().left;

/** The titles begun that may be shown here. */
export const leftTitles = (): readonly LeftTitle[] => allowedIn(allLeftTitles());

export function leftTitle(titleId: string): LeftTitle | undefined {
  return storedHere().left.find((it) => it.titleId === titleId);
}

/** @param isLast no later one follows soon: the film stands, or is left */
export function keepPosition(left: Omit<LeftTitle, 'leftAt'>, isLast: boolean): void {
  const card = left.card && withLanguage(left.card);
  change([{ ...left, card, leftAt: Date.now(), ...changedNow() }], isLast);
}

export function forgetPositions(titleIds: readonly string[]): void {
  const entries = entriesHere().filter(({ titleId }) => titleIds.includes(titleId));
  const nothing = { position: 0, duration: 0, card: null };
  change(entries.map((it) => ({ ...it, ...nothing, ...changedNow(), isForgotten: true })));
  forgotten.tell();
}

/** Takes back a removal: the titles are as they were before, and where they were. */
export function restorePositions(left: readonly LeftTitle[]): void {
  change(left.map((it) => ({ ...it, ...changedNow() })));
}

/** A place that should have been kept when the title was left. */
export function keepLate(left: LeftTitle): void {
  change([{ ...left, ...changedNow(), changedAt: left.leftAt }]);
}

/** What the provider is to be told, the latest change first. */
export function unsentPositions(): readonly Entry[] {
  return entriesHere().filter(({ isUnsent }) => isUnsent);
}

/** The provider knows of these changes, unless there have been others since. */
export function noteSent(sent: readonly Entry[]): void {
  const isSent = (entry: Entry) =>
    sent.some((it) => it.titleId === entry.titleId && it.changedAt === entry.changedAt);
  const kept = entriesHere().filter((it) => !(isSent(it) && it.isForgotten));
  write(kept.map((it) => (isSent(it) ? { ...it, isUnsent: false } : it)));
}

/**
 * The provider's list counts for all that was not changed since, nor is still to be sent: unless the provider knows
 * of a place that is surely later, from another machine.
 */
export function takeProvidersList(list: readonly Progress[], askedAt: number): void {
  const toldAt = new Map(
    list.map(({ entertainment_id, updated_at }) => [entertainment_id, Date.parse(updated_at)]),
  );
  const own = entriesHere().filter(
    ({ titleId, isUnsent, changedAt }) =>
      changedAt >= askedAt ||
      (isUnsent && !((toldAt.get(titleId) ?? 0) > changedAt + SURELY_LATER)),
  );
  const told = list.map(
    ({ entertainment_id: titleId, position, duration, card, updated_at }): Entry => ({
      ...{ titleId, position, duration, card: card && withLanguage(card) },
      leftAt: Date.parse(updated_at) || 0,
      changedAt: 0,
      isUnsent: false,
      isForgotten: false,
    }),
  );
  const others = told.filter(({ titleId }) => !own.some((it) => it.titleId === titleId));
  write([...own, ...others]);
}

/** Nobody is to be told: what is forgotten need not be kept. */
export function dropForgotten(): void {
  const entries = entriesHere();
  if (entries.some(({ isForgotten }) => isForgotten)) {
    write(entries.filter(({ isForgotten }) => !isForgotten));
  }
}

/** Calls `listener` after each change here that the provider is to be told; `true`: at once. */
export const watchUnsent = unsent.watch;

/** Calls `listener` after something was forgotten. */
export const watchForgotten = forgotten.watch;

/** Calls `listener` after each change, in this tab or another, and when the member changes. */
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
  unsent.tell(isUrgent);
}

function write(entries: readonly Entry[]) {
  // A film that is left because its member has gone: what is kept is that member's, or cleared already.
  if (personHere() === null) return;
  const sorted = [...entries].sort((one, other) => other.leftAt - one.leftAt);
  positions.set({ person: personHere(), entries: sorted.slice(0, KEPT_AT_MOST) });
}

function storedHere() {
  const stored = positions.get();
  return stored.person !== null && stored.person === personHere() ? stored : nothing;
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
