/**
 * The query cache: answers of queries, kept for this page's life. A list that is visited again is
 * painted at once, and callers of a query that is in flight share one call. What was read ahead of its
 * page is taken by the page as it is.
 */
import type { AnswerOf, ParamsOf, QueryName } from '../../contract/calls';
import { createListeners } from '../lib/listeners';
import { callProvider } from './client';
import { CallFailure } from './failure';

export type { AnswerOf, ParamsOf, QueryName };

/** Identifies a query: the call and its parameters, as one text. */
export type QueryKey = string;

/** An answer that has just come, and when it was asked for, in milliseconds of the page's life. */
interface Arrival {
  answer: unknown;
  askedAt: number;
}

interface CachedAnswer {
  answer: unknown;
  /** When it came, in milliseconds of the page's life, if it was read ahead and not asked for yet. */
  aheadSince: number | null;
}

interface InFlight {
  askedAt: number;
  answer: Promise<unknown>;
  abort: AbortController;
  subscribers: number;
  /** A prefetch, which no subscriber has joined yet. */
  isAhead: boolean;
}

/** Enough to go back and forth through one visit; the oldest answers go first. */
const MAX_ANSWERS = 60;

/** Milliseconds for which an answer that was read ahead is not asked for again. */
const FRESH_FOR = 30_000;

/** How many answers may wait for their page: links passed over must not empty the cache. */
const MAX_AHEAD = 12;

/** The newest last. */
const answers = new Map<QueryKey, CachedAnswer>();
const inFlight = new Map<QueryKey, InFlight>();
/** Queries that the provider does not know: they find nothing, and are not sent again. */
const absent = new Set<QueryKey>();
const { watch, tell } = createListeners();
const arrivals = createListeners<Arrival>();

export function queryKey<Name extends QueryName>(name: Name, params: ParamsOf<Name>): QueryKey {
  return JSON.stringify([name, params]);
}

/** The last answer to this query, or `undefined`. */
export function getCached<Name extends QueryName>(key: QueryKey): AnswerOf<Name> | undefined {
  return answers.get(key)?.answer as AnswerOf<Name> | undefined;
}

/** Every answer that is cached. */
export const cachedAnswers = (): unknown[] => [...answers.values()].map(({ answer }) => answer);

/** How many entries are cached: a list's length, one for anything else, `null` for none. */
export function countCached(key: QueryKey): number | null {
  const cached = answers.get(key);
  return cached ? countOf(cached.answer) : null;
}

/**
 * Runs a query and caches the answer. Subscribers to one query share one call, which is aborted
 * when the last of them leaves. An answer that was just read ahead is taken instead.
 * @returns how many entries came
 * @throws {CallFailure} as `callProvider` does
 */
export async function fetchQuery(key: QueryKey, signal: AbortSignal): Promise<{ count: number }> {
  if (absent.has(key)) return { count: 0 };
  const cached = answers.get(key);
  if (cached && takeAhead(cached)) return { count: countOf(cached.answer) };
  const flight = inFlight.get(key) ?? start(key);
  flight.subscribers += 1;
  signal.addEventListener('abort', () => unsubscribe(key, flight), { once: true });
  try {
    return { count: countOf(await flight.answer) };
  } catch (error) {
    if (error instanceof CallFailure && error.kind === 'absent') {
      absent.add(key);
      return { count: 0 };
    }
    // The failed call was a prefetch: it runs again for the subscriber.
    if (!flight.isAhead || signal.aborted) throw error;
    return fetchQuery(key, signal);
  }
}

/**
 * Reads ahead of the page that will ask, and caches the answer, unless there is one. It is not aborted,
 * and a page that opens meanwhile shares the call.
 * @throws {CallFailure} as `callProvider` does, but a refused token does not end the session
 */
export async function prefetchQuery(key: QueryKey): Promise<void> {
  if (!answers.has(key) && !inFlight.has(key)) await start(key, true).answer;
}

/** Aborts the call in flight for a query: it does not answer, and the next reader makes a new one. */
export function giveUpCall(key: QueryKey): void {
  const flight = inFlight.get(key);
  if (flight && settle(key, flight)) flight.abort.abort();
}

/** Forgets an answer that is known to be outdated: the next reader shows nothing before the new one. */
export function forgetAnswer(key: QueryKey): void {
  giveUpCall(key);
  answers.delete(key);
  tell();
}

/** Forgets the answers of the queries that `isOutdated` names, and gives up those in flight. */
export function forgetAnswersOf(isOutdated: (name: QueryName) => boolean): void {
  for (const key of new Set([...answers.keys(), ...inFlight.keys()])) {
    const [name] = JSON.parse(key) as [QueryName];
    if (isOutdated(name)) forgetAnswer(key);
  }
}

/** Empties the cache and aborts what is in flight: another person is here now. */
export function clearQueryCache(): void {
  answers.clear();
  for (const { abort } of inFlight.values()) abort.abort();
  inFlight.clear();
  tell();
}

/** Calls `listener` after each change of what is cached; returns how to unsubscribe. */
export const watchQueryCache = watch;

/** Calls `listener` with each answer that is cached; returns how to unsubscribe. */
export const watchAnswers = arrivals.watch;

function start(key: QueryKey, isAhead = false): InFlight {
  const [name, params] = JSON.parse(key) as [QueryName, ParamsOf<QueryName>];
  const abort = new AbortController();
  const answer: Promise<unknown> = callProvider(name, { params, signal: abort.signal, isAhead });
  const flight: InFlight = { askedAt: performance.now(), answer, abort, subscribers: 0, isAhead };
  inFlight.set(key, flight);
  answer.then(
    (answer) => {
      if (!settle(key, flight)) return;
      cache(key, { answer, aheadSince: flight.subscribers === 0 ? performance.now() : null });
      arrivals.tell({ answer, askedAt: flight.askedAt });
      tell();
    },
    () => settle(key, flight),
  );
  return flight;
}

/** Caches an answer as the newest; the oldest, and the oldest of those read ahead, go when there are too many. */
function cache(key: QueryKey, cached: CachedAnswer) {
  answers.delete(key);
  answers.set(key, cached);
  const all = [...answers.keys()];
  const ahead = all.filter((it) => answers.get(it)?.aheadSince !== null);
  for (const oldest of [...all.slice(0, -MAX_ANSWERS), ...ahead.slice(0, -MAX_AHEAD)]) {
    answers.delete(oldest);
  }
}

/** Whether an answer was read ahead and is fresh. It is taken once, but by all who ask in this tick. */
function takeAhead(cached: CachedAnswer): boolean {
  const { aheadSince } = cached;
  if (aheadSince === null) return false;
  // StrictMode asks twice.
  setTimeout(() => {
    cached.aheadSince = null;
  });
  return performance.now() - aheadSince < FRESH_FOR;
}

/** Ends a call's flight; `false` where it has been aborted or the cache was cleared. */
function settle(key: QueryKey, flight: InFlight): boolean {
  const isCurrent = inFlight.get(key) === flight;
  if (isCurrent) inFlight.delete(key);
  return isCurrent;
}

function unsubscribe(key: QueryKey, flight: InFlight) {
  flight.subscribers -= 1;
  // StrictMode unmounts and remounts at once: wait a tick before aborting.
  setTimeout(() => {
    if (flight.subscribers > 0 || !settle(key, flight)) return;
    flight.abort.abort();
  });
}

function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  return answer === null || answer === undefined ? 0 : 1;
}
