import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playAddress } from '../../src/media/file';
import { createMediaStores } from '../../src/media/media-state';
import type { Stage } from '../../src/media/port';
import type { VideoElement } from '../../src/media/video-element';

const [NETWORK, DECODE, UNSUPPORTED] = [2, 3, 4];
const MediaErrors = { MEDIA_ERR_DECODE: DECODE, MEDIA_ERR_SRC_NOT_SUPPORTED: UNSUPPORTED };

beforeEach(() => {
  vi.stubGlobal('MediaError', MediaErrors);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 });
});
afterEach(() => void vi.unstubAllGlobals());

function playing(answers: readonly (number | null)[]) {
  const waiting = [...answers];
  vi.stubGlobal('fetch', async () => {
    const status = waiting.shift() ?? null;
    if (status === null) throw new TypeError('Failed to fetch');
    return { status, body: null };
  });
  const sources: string[] = [];
  const failures: string[] = [];
  const video = Object.assign(new EventTarget(), {
    error: null as unknown,
    paused: false,
    currentTime: 0,
    readyState: 0,
    isConnected: true,
    ended: false,
    plays: 0,
    async play() {
      video.plays += 1;
    },
  });
  Object.defineProperty(video, 'src', { set: (address: string) => sources.push(address) });
  const stage = {
    ...createMediaStores(),
    report: (fact: string) => facts.push(fact),
    fail: ({ kind }: { kind: string }) => failures.push(kind),
  };
  const facts: string[] = [];
  const element = { video, address: '/a.mp4', play() {}, pause() {} } as unknown as VideoElement;
  playAddress(element, stage as unknown as Stage).play();
  const breaks = async (code: number, second: number) => {
    seen = sources.length + failures.length + facts.length;
    Object.assign(video, { error: { code, message: '' }, paused: true, currentTime: second });
    video.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(sources.length + failures.length + facts.length).not.toBe(seen));
  };
  let seen = 0;
  const loads = () => {
    Object.assign(video, { error: null });
    video.dispatchEvent(new Event('canplay'));
  };
  const waits = async () => {
    video.dispatchEvent(new Event('loadstart'));
    await vi.advanceTimersByTimeAsync(10_000);
  };
  return {
    breaks,
    loads,
    waits,
    video,
    failures,
    facts,
    answers: waiting,
    loaded: () => sources.length,
  };
}

test.each([
  ['its first bytes', UNSUPPORTED, 0],
  ['a later part', NETWORK, 25],
])(
  '%s lost in a short outage: it is loaded again, and continues there',
  async (_, code, second) => {
    const film = playing([206]);
    await film.breaks(code, second);
    film.loads();
    expect(film).toMatchObject({
      failures: [],
      facts: [],
      video: { plays: 1, currentTime: second },
    });
    expect(film.loaded()).toBe(2);
  },
);

test.each([
  ['has a format that the browser does not support', UNSUPPORTED, [206, 206], ['format']],
  ['fails at the same second again', NETWORK, [206, 206], ['network']],
])('a file that %s is reported the second time', async (_, code, answers, failures) => {
  const film = playing(answers);
  await film.breaks(code, 25);
  await film.breaks(code, 25.2);
  expect(film.failures).toEqual(failures);
  expect(film.loaded()).toBe(2);
});

test('each of two outages is survived, with playback between them', async () => {
  const film = playing([206, 206]);
  await film.breaks(NETWORK, 25);
  await film.breaks(NETWORK, 40);
  expect(film.failures).toEqual([]);
  expect(film.loaded()).toBe(3);
});

test.each([
  ['is broken', DECODE, [206], ['format']],
  ['is gone', UNSUPPORTED, [404], ['missing']],
  ['is refused', UNSUPPORTED, [403], ['forbidden']],
  ['is on a server that fails', UNSUPPORTED, [500], ['network']],
  ['gets no answer, while the site does', UNSUPPORTED, [null, 200], ['network']],
])('a file that %s is reported at once', async (_, code, answers, failures) => {
  const film = playing(answers);
  await film.breaks(code, 0);
  expect(film.failures).toEqual(failures);
});

test('a file that was removed from the page meanwhile is not loaded again', async () => {
  const film = playing([206]);
  film.video.isConnected = false;
  Object.assign(film.video, { error: { code: UNSUPPORTED, message: '' } });
  film.video.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(film.answers).toEqual([]));
  await Promise.resolve();
  expect(film).toMatchObject({ failures: [], facts: [] });
  expect(film.loaded()).toBe(1);
});

test('without a network nothing has failed', async () => {
  const film = playing([null, null]);
  await film.breaks(UNSUPPORTED, 0);
  expect(film).toMatchObject({ failures: [], facts: ['disconnected'] });
});

describe('a stalled file', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is loaded again, and reported the second time', async () => {
    const film = playing([200, 200]);
    await film.waits();
    expect(film).toMatchObject({ failures: [], facts: [] });
    expect(film.loaded()).toBe(2);
    await film.waits();
    expect(film.failures).toEqual(['network']);
    expect(film.loaded()).toBe(2);
  });

  test('has not failed while offline', async () => {
    const film = playing([null]);
    await film.waits();
    expect(film).toMatchObject({ failures: [], facts: ['disconnected'] });
  });

  test.each([
    ['plays from its buffer', { readyState: 4 }],
    ['has ended', { ended: true }],
    ['has failed by itself', { error: { code: NETWORK } }],
    ['was removed from the page', { isConnected: false }],
  ])('and that %s is left alone', async (_, state) => {
    const film = playing([200]);
    Object.assign(film.video, state);
    await film.waits();
    expect(film).toMatchObject({ failures: [], facts: [] });
    expect(film.loaded()).toBe(1);
  });

  test('that was not requested to play is left alone', async () => {
    const film = playing([200]);
    film.video.dispatchEvent(new Event('pause'));
    await film.waits();
    expect(film).toMatchObject({ failures: [], facts: [] });
    expect(film.loaded()).toBe(1);
  });

  test('that still loads slowly does not fail', async () => {
    const film = playing([200]);
    film.video.dispatchEvent(new Event('loadstart'));
    for (let at = 0; at < 3; at += 1) {
      await vi.advanceTimersByTimeAsync(8000);
      film.video.dispatchEvent(new Event('progress'));
    }
    expect(film).toMatchObject({ failures: [], facts: [] });
    expect(film.loaded()).toBe(1);
  });
});
