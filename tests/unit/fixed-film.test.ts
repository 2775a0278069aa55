/** Without range requests, a film plays only from the start, but its resume position is preserved. */
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { watchFilm } from '../../src/features/player/memory/watch-film';
import { createStage } from '../../src/features/player/mounted-stage';
import { publishMediaState } from '../../src/media/element/publish-media-state';
import { allow, createMediaStores } from '../../src/media/media-state';
import type { Stage } from '../../src/media/port';

vi.mock('../../src/state/progress/positions', async (original) => ({
  ...(await original<object>()),
  resumePosition: () => ({ position: 300 }),
}));
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 });
afterAll(() => vi.unstubAllGlobals());

function reportedOf(readyState: number, ends: readonly number[]) {
  const facts = createMediaStores();
  const ranges = (all: readonly number[]) => ({
    length: all.length,
    start: () => 0,
    end: (at: number) => all[at],
  });
  const video = Object.assign(new EventTarget(), {
    readyState,
    currentTime: 0,
    duration: 60,
    buffered: ranges([4]),
    seekable: ranges(ends),
  });
  allow(facts.mediaState, { seek: true });
  publishMediaState(
    video as unknown as HTMLVideoElement,
    { ...facts, report() {} } as unknown as Stage,
  );
  video.dispatchEvent(new Event('durationchange'));
  const { isFixed, can } = facts.mediaState.read();
  return { isFixed, canSeek: can.seek };
}

test.each([
  ['from a host with range requests', 1, [60], false],
  ['from a host without', 1, [0], true],
  ['that has not loaded yet', 0, [0], false],
  ['without seekable ranges', 1, [], false],
])('a video %s', (_, readyState, ends, isFixed) => {
  expect(reportedOf(readyState, ends)).toEqual({ isFixed, canSeek: !isFixed });
});

test('its position is stored again once playback has reached it', () => {
  const stage = createStage(0);
  stage.video = 'film';
  const reported: number[] = [];
  const film = watchFilm(stage, '7', (event) => {
    if (event.type === 'position.reported') reported.push(event.position);
  });
  onTestFinished(film.stop);
  stage.mediaState.change({ isFixed: true, isPaused: false });
  for (const time of [6, 299, 301]) {
    stage.clock.change({ time, duration: 600 });
    film.report(false);
  }
  expect(reported).toEqual([0, 0, 301]);
});
