import type { AnswerOf, ParamsOf, QueryName } from '../../contract/calls';
import { createListeners } from '../lib/listeners';
import { callProvider } from './client';
import { CallFailure } from './failure';

type QueryKey = string;

interface Arrival {
  answer: unknown;
  askedAt: number;
}

interface CachedAnswer {
  answer: unknown;
  /** When a prefetched response arrived; `null` if not prefetched or already used. */
  prefetchedAt: number | null;
}

interface InFlight {
  askedAt: number;
  answer: Promise<unknown>;
  abort: AbortController;
  subscribers: number;
  isPrefetch: boolean;
}

const MAX_ANSWERS = 60;

const FRESH_FOR = 30_000;

const MAX_PREFETCHED = 12;

const answers = new Map<QueryKey, CachedAnswer>();
const inFlight = new Map<QueryKey, InFlight>();
const absent = new Set<QueryKey>();
const { watch, notify } = createListeners();
const arrivals = createListeners<Arrival>();
const outdated = createListeners<QueryKey>();

export function queryKey<Name extends QueryName>(name: Name, params: ParamsOf<Name>): QueryKey {
  return JSON.stringify([name, params]);
}

export const queryName = (key: QueryKey): QueryName => JSON.parse(key)[0];

export function getCached<Name extends QueryName>(key: QueryKey): AnswerOf<Name> | undefined {
  return answers.get(key)?.answer as AnswerOf<Name> | undefined;
}

export const cachedAnswers = (): unknown[] => [...answers.values()].map(({ answer }) => answer);

export function countCached(key: QueryKey): number | null {
  const cached = answers.get(key);
  return cached ? countOf(cached.answer) : null;
}

/**
 * Fetches a query into the cache, unless a fresh prefetched response is there. Callers share one
 * request, which is aborted once every caller's signal has aborted.
 * @returns the number of entries (1 for an object, 0 for `null`); 0 if the call is an extension
 * that the provider lacks
 * @throws {CallFailure} as `callProvider` does
 */
export async function fetchQuery(key: QueryKey, signal: AbortSignal): Promise<{ count: number }> {
  if (absent.has(key)) return { count: 0 };
  const cached = answers.get(key);
  if (cached && takePrefetched(cached)) return { count: countOf(cached.answer) };
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
    // A failed prefetch must not fail its subscribers, so send the query again for them.
    if (!flight.isPrefetch || signal.aborted) throw error;
    return fetchQuery(key, signal);
  }
}

/** @throws {CallFailure} as `callProvider` does; a 401 does not end the session */
export async function prefetchQuery(key: QueryKey): Promise<void> {
  if (!answers.has(key) && !inFlight.has(key)) await start(key, true).answer;
}

export function giveUpCall(key: QueryKey): void {
  const flight = inFlight.get(key);
  if (flight && settle(key, flight)) flight.abort.abort();
}

export function forgetAnswer(key: QueryKey): void {
  giveUpCall(key);
  answers.delete(key);
  notify();
}

export function forgetAnswersOf(isOutdated: (name: QueryName) => boolean): void {
  for (const key of new Set([...answers.keys(), ...inFlight.keys()])) {
    if (isOutdated(queryName(key))) forgetAnswer(key);
  }
}

export function clearQueryCache(): void {
  answers.clear();
  for (const { abort } of inFlight.values()) abort.abort();
  inFlight.clear();
  notify();
}

/** Makes every running query actor with this name and parameters fetch its answer again. */
export function refreshAnswer<Name extends QueryName>(name: Name, params: ParamsOf<Name>): void {
  outdated.notify(queryKey(name, params));
}

export function watchOutdated(key: QueryKey, listener: () => void): () => void {
  return outdated.watch((it) => {
    if (it === key) listener();
  });
}

export const watchQueryCache = watch;

export const watchAnswers = arrivals.watch;

function start(key: QueryKey, isPrefetch = false): InFlight {
  const [name, params] = JSON.parse(key) as [QueryName, ParamsOf<QueryName>];
  const abort = new AbortController();
  const answer: Promise<unknown> = callProvider(name, {
    params,
    signal: abort.signal,
    keepsSession: isPrefetch,
  });
  const flight: InFlight = {
    askedAt: performance.now(),
    answer,
    abort,
    subscribers: 0,
    isPrefetch,
  };
  inFlight.set(key, flight);
  answer.then(
    (answer) => {
      if (!settle(key, flight)) return;
      cache(key, { answer, prefetchedAt: flight.subscribers === 0 ? performance.now() : null });
      arrivals.notify({ answer, askedAt: flight.askedAt });
      notify();
    },
    () => settle(key, flight),
  );
  return flight;
}

function cache(key: QueryKey, cached: CachedAnswer) {
  answers.delete(key);
  answers.set(key, cached);
  const all = [...answers.keys()];
  const prefetched = all.filter((it) => answers.get(it)?.prefetchedAt !== null);
  for (const oldest of [...all.slice(0, -MAX_ANSWERS), ...prefetched.slice(0, -MAX_PREFETCHED)]) {
    answers.delete(oldest);
  }
}

/** Callers in the same tick share a fresh prefetched response; later callers refetch. */
function takePrefetched(cached: CachedAnswer): boolean {
  const { prefetchedAt } = cached;
  if (prefetchedAt === null) return false;
  setTimeout(() => {
    cached.prefetchedAt = null;
  });
  return performance.now() - prefetchedAt < FRESH_FOR;
}

function settle(key: QueryKey, flight: InFlight): boolean {
  const isCurrent = inFlight.get(key) === flight;
  if (isCurrent) inFlight.delete(key);
  return isCurrent;
}

function unsubscribe(key: QueryKey, flight: InFlight) {
  flight.subscribers -= 1;
  // Wait a tick before aborting, since StrictMode unmounts and immediately remounts components.
  setTimeout(() => {
    if (flight.subscribers > 0 || !settle(key, flight)) return;
    flight.abort.abort();
  });
}

function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  return answer === null || answer === undefined ? 0 : 1;
}
