/**
 * Where the member who is here has left each title: in local storage, which a sign-out clears, with the
 * member's e-mail, so that nobody who signs in next is shown them. The title left last comes first.
 *
 * An entry that the provider does not have yet is `isUnsent`; of one that is forgotten the id stays until
 * the provider has been told.
 */
import type { Card, Progress } from '../../../contract/entities';
import { createListeners } from '../../lib/listeners';
import { sharedStorage } from '../../lib/storage';
import { personHere, session } from '../session.actors';

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

interface Held {
  person: string | null;
  entries: readonly Entry[];
}

const STORE = 'fin.positions';
const KEPT_AT_MOST = 100;
/** In ms: calls that were under way when a page was left arrive within it, and clocks differ by less. */
const SURELY_LATER = 60_000;

const changes = createListeners();
const unsent = createListeners<boolean>();
const forgotten = createListeners();
/** What this page has kept: all there is where the browser stores nothing. */
let held: Held = { person: null, entries: [] };
let shown: readonly LeftTitle[] | null = null;

/** The titles begun; the same list until something changes. */
export function leftTitles(): readonly LeftTitle[] {
  shown ??= entriesHere().filter(({ isForgotten }) => !isForgotten);
  return shown;
}

export function leftTitle(titleId: string): LeftTitle | undefined {
  return leftTitles().find((it) => it.titleId === titleId);
}

/** @param isLast no later one follows soon: the film stands, or is left */
export function keepPosition(left: Omit<LeftTitle, 'leftAt'>, isLast: boolean): void {
  change([{ ...left, leftAt: Date.now(), ...changedNow() }], isLast);
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
      ...{ titleId, position, duration, card },
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

/** Calls `listener` after each change, in this tab or another, and when somebody else is here. */
export const watchPositions = changes.watch;

session.on('person.changed', () => {
  held = { person: null, entries: [] };
  tell();
});
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORE || key === null) tell();
  });
  // bfcache: a restored page missed every storage event.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tell();
  });
}

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
  held = { person: personHere(), entries: sorted.slice(0, KEPT_AT_MOST) };
  sharedStorage.write(STORE, held);
  tell();
}

function tell() {
  shown = null;
  changes.tell();
}

function entriesHere(): readonly Entry[] {
  const person = personHere();
  if (person === null) return [];
  const kept = (sharedStorage.read(STORE) ?? held) as Partial<Held>;
  if (kept.person !== person || !Array.isArray(kept.entries)) return [];
  return kept.entries.filter(isEntry);
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
