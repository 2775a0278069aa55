import type { Card } from '../../../contract/entities';
import { allowedIn } from '../kids-mode/kids-mode';
import { persistedStore } from '../persisted-store';
import { memberEmail, session } from '../session.actors';
import { withLanguage } from './card-language';

export interface WatchedTitle {
  titleId: string;
  card: Card;
  watchedAt: number;
}

const KEPT_AT_MOST = 300;
const nothing = { person: null, films: [] };

const watched = persistedStore('fin.watched', (stored) => {
  const { person, films } = Object(stored) as { person?: unknown; films?: unknown };
  if (typeof person !== 'string' || !Array.isArray(films)) return nothing;
  return { person, films: films.filter(isWatched) };
});

export function allWatchedTitles(): readonly WatchedTitle[] {
  const { person, films } = watched.get();
  return person !== null && person === memberEmail() ? films : nothing.films;
}

export const watchedTitles = (): readonly WatchedTitle[] => allowedIn(allWatchedTitles());

export function noteWatched(titleId: string, card: Card): void {
  restoreWatched([{ titleId, card: withLanguage(card), watchedAt: Date.now() }]);
}

export function forgetWatched(titleIds: readonly string[]): void {
  write(without(titleIds));
}

export function restoreWatched(films: readonly WatchedTitle[]): void {
  write([...films, ...without(films.map(({ titleId }) => titleId))]);
}

export const watchWatched = watched.watch;

session.on('person.changed', watched.announce);

function without(titleIds: readonly string[]) {
  return allWatchedTitles().filter(({ titleId }) => !titleIds.includes(titleId));
}

function write(films: readonly WatchedTitle[]) {
  const person = memberEmail();
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
