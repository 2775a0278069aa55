/** Checks the outcome of each call for each fault of the matrix (spec §8). */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { API_BASE_PATH, type CallName, calls } from '../../contract/calls';
import { callProvider, watchUnauthorized } from '../../src/api/client';
import { CallFailure } from '../../src/api/failure';
import { siteSettings, startSettings } from '../../src/lib/site/settings';
import { startFakeProvider } from './faults/fake-provider';
import { type Ending, endedWhileRead, faults, screenFaults, type Way } from './faults/faults';
import { callOf, readMatrix } from './faults/matrix';
import { samples } from './faults/samples';

const TIMEOUT = 600_000;
const LEFT = new DOMException('The page was left', 'AbortError');

const provider = await startFakeProvider();
startSettings({ ...siteSettings(), provider: provider.address });
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 'secret' : null) });

afterEach(() => vi.restoreAllMocks());
afterAll(() => provider.close());

const matrix = readMatrix();
const names = Object.keys(calls) as CallName[];
const isExtension = (name: CallName) => 'isExtension' in calls[name];
const cells = matrix.flatMap((cell) => {
  const [name, waysOf] = [callOf(cell), faults[cell.fault]];
  return name && waysOf ? [{ ...cell, name, waysOf }] : [];
});

describe('the matrix', () => {
  test('every fault is played here or covered by browser tests', () => {
    const named = new Set(matrix.map(({ fault }) => fault));
    expect([...named].sort()).toEqual([...Object.keys(faults), ...screenFaults].sort());
  });

  test("the matrix has every call of the contract but Fin's own with every fault", () => {
    const listed = matrix.map((cell) => `${callOf(cell)}: ${cell.fault}`);
    const named = [...Object.keys(faults), ...screenFaults];
    const specified = names.filter((name) => !isExtension(name));
    const due = specified.flatMap((name) => named.map((fault) => `${name}: ${fault}`));
    expect(listed.sort()).toEqual(due.sort());
  });
});

test.each(cells)('$id $method $path: $fault', async ({ name, waysOf }) => {
  for (const way of waysOf(name)) expect(await run(name, way)).toEqual(expected(name, way));
});

describe.each(names.filter(isExtension))("Fin's own call %s", (name) => {
  test.each(Object.entries(faults))('%s', async (_, waysOf) => {
    for (const way of waysOf(name)) expect(await run(name, way)).toEqual(expected(name, way));
  });
});

test.each(endedWhileRead('latestMovies'))(
  'the $ender aborts a call while its answer is read',
  async (way) => {
    expect(await run('latestMovies', way)).toEqual(expected('latestMovies', way));
  },
);

async function run(name: CallName, { play, ender, after }: Way) {
  const [timer, person] = [new AbortController(), new AbortController()];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const onUnauthorized = vi.fn();
  const stopWatching = watchUnauthorized(onUnauthorized);

  const end = () => {
    if (ender === 'person') person.abort(LEFT);
    if (ender === 'timer') timer.abort(new DOMException('The time is over', 'TimeoutError'));
  };
  const parse = JSON.parse;
  if (after === 'body') {
    // Advances the clock on each read, so that the body reader yields after each item.
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 1000;
      return now;
    });
    vi.spyOn(JSON, 'parse').mockImplementationOnce((text) => {
      end();
      return parse(text);
    });
  }

  const call = () => callProvider(name, { ...samples[name], signal: person.signal });
  const isClosed = play === 'closed';
  const exchange = provider.answerBy(isClosed ? () => undefined : play);
  const ended = (isClosed ? provider.whileClosed(call) : call()).then(
    (answer): Ending => ({ answer }),
    endingOf,
  );
  if (after !== 'body') {
    await (after === 'headers' ? fetched.mock.results[0]?.value : after && exchange.began);
    end();
  }
  const ending = await ended;
  const wasLeft = ender && (await exchange.left);
  stopWatching();
  const timeouts = [...timeout.mock.calls];
  vi.restoreAllMocks();
  return {
    ending,
    unauthorized: onUnauthorized.mock.calls.length,
    arrived: exchange.arrived,
    wasLeft,
    timeouts,
  };
}

function expected(name: CallName, { play, ending, ender, after }: Way) {
  const isUnauthorized =
    typeof ending === 'object' && 'kind' in ending && ending.kind === 'unauthorized';
  return {
    ending,
    unauthorized: isUnauthorized ? 1 : 0,
    arrived: play === 'closed' ? [] : [requestOf(name)],
    wasLeft: ender && after !== 'body',
    timeouts: [[TIMEOUT]],
  };
}

function endingOf(error: unknown): Ending {
  if (error === LEFT) return 'left';
  if (!(error instanceof CallFailure)) throw error;
  const { kind, status, reason, fieldErrors } = error;
  return { kind, status, reason, fieldErrors };
}

function requestOf(name: CallName) {
  const { method, path } = calls[name];
  const url = API_BASE_PATH + (samples[name].url ?? path);
  return [method, url, 'Bearer secret', 'application/json'];
}
