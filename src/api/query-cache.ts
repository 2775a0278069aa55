/**
 * What was read from the provider, remembered for this page's life: a list that is visited again
 * is painted at once, and a read that is under way is never made twice.
 */
import type { AnswerOf, CallName, Calls, ParamsOf } from '../../contract/calls/table';
import { callProvider } from './client';
import { createListeners } from './listeners';

type NameOfRead = {
  [Name in CallName]: Calls[Name]['method'] extends 'GET' ? Name : never;
}[CallName];
/** The calls that only read. Payment details are asked for by `POST`, and read nothing else. */
export type ReadName = Exclude<NameOfRead, 'signOut'> | 'paymentDetails';

export type { AnswerOf, ParamsOf };

/** Names one reading: the call and its parameters, as one text. */
export type Source = string;

/** An answer that has just come, and when it was asked for, in milliseconds of the page's life. */
interface Landing {
  answer: unknown;
  askedAt: number;
}

interface Flight {
  askedAt: number;
  answer: Promise<unknown>;
  abort: AbortController;
  readers: number;
}

/** Enough for an evening's back and forth. */
const SOURCES_KEPT = 60;

const answers = new Map<Source, unknown>();
const flights = new Map<Source, Flight>();
const { watch, tell } = createListeners();
const landings = createListeners<Landing>();

export function sourceOf<Name extends ReadName>(name: Name, params: ParamsOf<Name>): Source {
  return JSON.stringify([name, params]);
}

/** What the last read of this source answered, or `undefined`. */
export function remembered<Name extends ReadName>(source: Source): AnswerOf<Name> | undefined {
  return answers.get(source) as AnswerOf<Name> | undefined;
}

/** How many entries are remembered: a list's length, one for anything else, `null` for none. */
export function countRemembered(source: Source): number | null {
  return answers.has(source) ? countOf(answers.get(source)) : null;
}

/**
 * Reads a source and remembers the answer. Readers of one source share one call; it is aborted
 * when the last of them leaves.
 * @returns how many entries came
 * @throws {CallFailure} as `callProvider` does
 */
export async function readSource(source: Source, signal: AbortSignal): Promise<{ count: number }> {
  const flight = flights.get(source) ?? takeOff(source);
  flight.readers += 1;
  signal.addEventListener('abort', () => leave(source, flight), { once: true });
  return { count: countOf(await flight.answer) };
}

/** Forgets everything: another person reads now. */
export function forgetReadings(): void {
  answers.clear();
  for (const { abort } of flights.values()) abort.abort();
  flights.clear();
  tell();
}

/** Calls `listener` after each change of what is remembered; returns the way to stop. */
export const watchReadings = watch;

/** Calls `listener` with each answer that is remembered; returns the way to stop. */
export const watchLandings = landings.watch;

function takeOff(source: Source): Flight {
  const [name, params] = JSON.parse(source) as [ReadName, ParamsOf<ReadName>];
  const abort = new AbortController();
  const call = callProvider(name, { params: params as never, signal: abort.signal });
  const flight: Flight = { askedAt: performance.now(), answer: call, abort, readers: 0 };
  flights.set(source, flight);
  call.then(
    (answer) => {
      if (land(source, flight)) {
        keep(source, answer);
        landings.tell({ answer, askedAt: flight.askedAt });
        tell();
      }
    },
    () => land(source, flight),
  );
  return flight;
}

/** Keeps an answer as the newest; the oldest go when there are too many. */
function keep(source: Source, answer: unknown) {
  answers.delete(source);
  answers.set(source, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= SOURCES_KEPT) break;
    answers.delete(oldest);
  }
}

/** Takes a flight off the board; `false` where it had been given up or forgotten. */
function land(source: Source, flight: Flight): boolean {
  const isCurrent = flights.get(source) === flight;
  if (isCurrent) flights.delete(source);
  return isCurrent;
}

function leave(source: Source, flight: Flight) {
  flight.readers -= 1;
  // A reader that is mounted again in the same breath keeps the call.
  setTimeout(() => {
    if (flight.readers > 0 || !land(source, flight)) return;
    flight.abort.abort();
  });
}

function countOf(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  return answer === null || answer === undefined ? 0 : 1;
}
