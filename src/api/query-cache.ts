/**
 * What was read from the provider, kept for this page's life: a list that is visited again
 * is painted at once, and a read that is under way is never made twice.
 */
import type { AnswerOf, CallName, Calls, ParamsOf } from '../../contract/calls/table';
import { callProvider } from './client';
import { createListeners } from './listeners';

type NameOfGet = {
  [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never;
}[CallName];
/** The calls that only read. Payment details are asked for by `POST`, and read nothing else. */
export type QueryName = Exclude<NameOfGet, 'signOut'> | 'paymentDetails';

export type { AnswerOf, ParamsOf };

/** Names one reading: the call and its parameters, as one text. */
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
  readers: number;
}

/** Enough for an evening's back and forth. */
const ANSWERS_KEPT = 60;

const answers = new Map<QueryKey, unknown>();
const inFlight = new Map<QueryKey, InFlight>();
const { watch, tell } = createListeners();
const arrivals = createListeners<Arrival>();

export function queryKey<Name extends QueryName>(name: Name, params: ParamsOf<Name>): QueryKey {
  return JSON.stringify([name, params]);
}

/** What the last read of this query answered, or `undefined`. */
export function getCached<Name extends QueryName>(key: QueryKey): AnswerOf<Name> | undefined {
  return answers.get(key) as AnswerOf<Name> | undefined;
}

/** How many entries are cached: a list's length, one for anything else, `null` for none. */
export function countCached(key: QueryKey): number | null {
  return answers.has(key) ? countOf(answers.get(key)) : null;
}

/**
 * Runs a query and caches the answer. Readers of one query share one call; it is aborted
 * when the last of them leaves.
 * @returns how many entries came
 * @throws {CallFailure} as `callProvider` does
 */
export async function fetchQuery(key: QueryKey, signal: AbortSignal): Promise<{ count: number }> {
  const flight = inFlight.get(key) ?? start(key);
  flight.readers += 1;
  signal.addEventListener('abort', () => leave(key, flight), { once: true });
  return { count: countOf(await flight.answer) };
}

/** Forgets everything: another person reads now. */
export function clearQueryCache(): void {
  answers.clear();
  for (const { abort } of inFlight.values()) abort.abort();
  inFlight.clear();
  tell();
}

/** Calls `listener` after each change of what is cached; returns the way to stop. */
export const watchQueryCache = watch;

/** Calls `listener` with each answer that is cached; returns the way to stop. */
export const watchAnswers = arrivals.watch;

function start(key: QueryKey): InFlight {
  const [name, params] = JSON.parse(key) as [QueryName, ParamsOf<QueryName>];
  const abort = new AbortController();
  const call = callProvider(name, { params: params as never, signal: abort.signal });
  const flight: InFlight = { askedAt: performance.now(), answer: call, abort, readers: 0 };
  inFlight.set(key, flight);
  call.then(
    (answer) => {
      if (settle(key, flight)) {
        keep(key, answer);
        arrivals.tell({ answer, askedAt: flight.askedAt });
        tell();
      }
    },
    () => settle(key, flight),
  );
  return flight;
}

/** Keeps an answer as the newest; the oldest go when there are too many. */
function keep(key: QueryKey, answer: unknown) {
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= ANSWERS_KEPT) break;
    answers.delete(oldest);
  }
}

/** Takes a flight off the board; `false` where it had been given up or forgotten. */
function settle(key: QueryKey, flight: InFlight): boolean {
  const isCurrent = inFlight.get(key) === flight;
  if (isCurrent) inFlight.delete(key);
  return isCurrent;
}

function leave(key: QueryKey, flight: InFlight) {
  flight.readers -= 1;
  // A reader that is mounted again in the same breath keeps the call.
  setTimeout(() => {
    if (flight.readers > 0 || !settle(key, flight)) return;
    flight.abort.abort();
  });
}

function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  return answer === null || answer === undefined ? 0 : 1;
}
