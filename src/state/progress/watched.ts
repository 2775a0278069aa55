/**
 * The films that the member of this browser has seen to the end, the last one first: in local storage, which a
 * sign-out clears, with the member's email, so that the next member is not shown them.
 */
import type { Card } from '../../../contract/entities';
import { allowedIn } from '../kids-mode/kids-mode';
import { persistedStore } from '../persisted-store';
import { personHere, session } from '../session.actors';
import { withLanguage } from './card-language';

export interface WatchedTitle {
  titleId: string;
  /** The title as a card shows it. */
  card: Card;
  /** Milliseconds since 1970. */
  watchedAt: number;
}

/** Room for the episodes of some shows. */
const KEPT_AT_MOST = 300;
const nothing = { person: null, films: [] };

const watched = persistedStore('fin.watched', (stored) => {
  const { person, films } = Object(stored) as { person?: unknown; films?: unknown };
  if (typeof person !== 'string' || !Array.isArray(films)) return nothing;
  return { person, films: films.filter(isWatched) };
});

/** Also those that kids mode hides; the same list until something changes. */
export function allWatchedTitles(): readonly WatchedTitle[] {
  const { person, films } = watched.get();
  return person !== null && person === personHere() ? films : nothing.films;
}

/** Those that may be shown here. */
export const watchedTitles = (): readonly WatchedTitle[] => allowedIn(allWatchedTitles());

/** A film that was watched before comes first again. */
export function noteWatched(titleId: string, card: Card): void {
  restoreWatched([{ titleId, card: withLanguage(card), watchedAt: Date.now() }]);
}

export function forgetWatched(titleIds: readonly string[]): void {
  write(without(titleIds));
}

/** Takes back a removal. */
export function restoreWatched(films: readonly WatchedTitle[]): void {
  write([...films, ...without(films.map(({ titleId }) => titleId))]);
}

/** The first of the next episodes that was not watched; `undefined` after the last one, and for any other title. */
export function unseenOf(
  next: readonly Card[],
  watched: readonly WatchedTitle[],
): Card | undefined {
  const seen = new Set(watched.map(({ titleId }) => titleId));
  return next.find(({ id }) => !seen.has(id));
}

/** Calls `listener` after each change, in this tab or another, and when the member changes. */
export const watchWatched = watched.watch;

session.on('person.changed', watched.announce);

function without(titleIds: readonly string[]) {
  return allWatchedTitles().filter(({ titleId }) => !titleIds.includes(titleId));
}

function write(films: readonly WatchedTitle[]) {
  const person = personHere();
  // A film that ends because its member has signed out leaves nothing behind.
  if (person === null) return;
  const sorted = [...films].sort((one, other) => other.watchedAt - one.watchedAt);
  watched.set({ person, films: sorted.slice(0, KEPT_AT_MOST) });
}

function isWatched(film: Partial<WatchedTitle> | null): film is WatchedTitle {
  return (
    typeof film?.titleId === 'string' &&
    typeof film.card?.name === 'string' &&
    typeof film.watchedAt === 'number'
  );
}
