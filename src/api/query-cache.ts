/**
 * The query cache: answers of queries, kept for this page's life. A list that is visited again is
 * painted at once, and callers of a query that is in flight share one call.
 */
import type { AnswerOf, ParamsOf, QueryName } from '../../contract/calls';
import { callProvider } from './client';
import { createListeners } from './listeners';

export type { AnswerOf, ParamsOf, QueryName };

/** Identifies a query: the call and its parameters, as one text. */
export type QueryKey = string;

/** An answer that has just come, and when it was asked for, in milliseconds of the page's life. */
interface Arrival {
  answer: unknown;
  askedAt: number;
}

interface InFlight {
  askedAt: number;
  answer: Promise<unknown>;
  abort: AbortController;
  subscribers: number;
}

/** Enough to go back and forth through one visit; the oldest answers go first. */
const MAX_ANSWERS = 60;

const queries = new Map<QueryKey, (signal: AbortSignal) => Promise<unknown>>();
const answers = new Map<QueryKey, unknown>();
const inFlight = new Map<QueryKey, InFlight>();
const { watch, tell } = createListeners();
const arrivals = createListeners<Arrival>();

/** The key of a query, by which `fetchQuery` then knows what to call. */
export function queryKey<Name extends QueryName>(name: Name, params: ParamsOf<Name>): QueryKey {
  const key = JSON.stringify([name, params]);
  queries.set(key, (signal) => callProvider(name, { params, signal }));
  return key;
}

/** The last answer to this query, or `undefined`. */
export function getCached<Name extends QueryName>(key: QueryKey): AnswerOf<Name> | undefined {
  return answers.get(key) as AnswerOf<Name> | undefined;
}

/** How many entries are cached: a list's length, one for anything else, `null` for none. */
export function countCached(key: QueryKey): number | null {
  return answers.has(key) ? countOf(answers.get(key)) : null;
}

/**
 * Runs a query and caches the answer. Subscribers to one query share one call, which is aborted
 * when the last of them leaves.
 * @returns how many entries came
 * @throws {CallFailure} as `callProvider` does
 */
export async function fetchQuery(key: QueryKey, signal: AbortSignal): Promise<{ count: number }> {
  const flight = inFlight.get(key) ?? start(key);
  flight.subscribers += 1;
  signal.addEventListener('abort', () => unsubscribe(key, flight), { once: true });
  return { count: countOf(await flight.answer) };
}

/** Aborts the call in flight for a query: it does not answer, and the next reader makes a new one. */
export function giveUpCall(key: QueryKey): void {
  const flight = inFlight.get(key);
  if (flight && settle(key, flight)) flight.abort.abort();
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

function start(key: QueryKey): InFlight {
  const query = queries.get(key);
  if (!query) throw new Error(`No query has the key ${key}`);
  const abort = new AbortController();
  const answer = query(abort.signal);
  const flight: InFlight = { askedAt: performance.now(), answer, abort, subscribers: 0 };
  inFlight.set(key, flight);
  answer.then(
    (answer) => {
      if (!settle(key, flight)) return;
      cache(key, answer);
      arrivals.tell({ answer, askedAt: flight.askedAt });
      tell();
    },
    () => settle(key, flight),
  );
  return flight;
}

/** Caches an answer as the newest; the oldest go when there are too many. */
function cache(key: QueryKey, answer: unknown) {
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= MAX_ANSWERS) break;
    answers.delete(oldest);
  }
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
