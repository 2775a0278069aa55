import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, setup } from 'xstate';
import { createStage } from '../../src/features/player/mounted-stage';
import { runMedia } from '../../src/features/player/playback/run-media';
import type { Media, Stage as MediaStage } from '../../src/media/port';

vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: () => ({}) }));
vi.stubGlobal('document', new EventTarget());
vi.stubGlobal('navigator', {});

const mounted: { stage: MediaStage; asked: string[] }[] = [];
const mountMedia = (stage: MediaStage): Media => {
  const asked: string[] = [];
  mounted.push({ stage, asked });
  const ask = (name: string) => () => void asked.push(name);
  return {
    play: ask('play'),
    pause: ask('pause'),
    reconnect: ask('reconnect'),
    prefer: () => {},
    toggle: () => {},
    showControls: ask('showControls'),
    addCaptions: () => null,
    position: () => 42,
    remove: ask('remove'),
    seek: (second) => void asked.push(`seek ${second}`),
  };
};
vi.stubGlobal('startOptions', { mountMedia });
afterAll(() => vi.unstubAllGlobals());

const film = (link: number | null, isPlayWanted = false) => ({
  type: 'source.presented',
  source: { provider: 'file', url: '/film.mp4', link, isPlayWanted },
});

function open(stage = createStage(0)) {
  stage.host ??= {} as HTMLElement;
  mounted.length = 0;
  const reported: AnyEventObject[] = [];
  const machine = setup({
    types: { events: {} as EventObject },
    actors: { runMedia },
  }).createMachine({
    invoke: { id: 'media', src: 'runMedia', input: { titleId: '7', stage } },
    on: { '*': { actions: ({ event }) => void reported.push(event) } },
  });
  const player = createActor(machine).start();
  onTestFinished(() => void player.stop());
  const takeReports = () => reported.splice(0).map(({ type }) => type);
  return {
    stage,
    player,
    reported,
    takeReports,
    ask: (request: EventObject) => player.getSnapshot().children.media?.send(request),
    media: (at: number) => vi.waitFor(() => mounted[at] ?? Promise.reject(new Error('not there'))),
  };
}

test('a requested source is mounted, and asked to play', async () => {
  const { ask, media, takeReports } = open();
  ask(film(0, true));
  const { stage, asked } = await media(0);
  expect(asked).toEqual(['play']);
  stage.report('playing');
  expect(takeReports()).toEqual(['media.mounted', 'media.asked', 'media.playing']);
});

test('events of a removed video are ignored', async () => {
  const { ask, media, takeReports } = open();
  ask(film(0));
  const first = await media(0);
  ask({ type: 'source.removed' });
  ask(film(1));
  const second = await media(1);
  expect(first.asked).toEqual(['remove']);
  takeReports();
  first.stage.report('playing');
  first.stage.fail({ kind: 'missing', detail: '404' });
  expect(takeReports()).toEqual([]);
  second.stage.report('playing');
  expect(takeReports()).toEqual(['media.playing']);
});

test("another source continues at the position of the previous one; a link's second is for the first", async () => {
  const { ask, media } = open(createStage(83));
  ask(film(0));
  expect((await media(0)).stage.startAt).toBe(83);
  ask({ type: 'source.removed' });
  ask(film(1));
  expect((await media(1)).stage.startAt).toBe(42);
  ask({ type: 'source.removed' });
  ask(film(null));
  expect((await media(2)).stage.startAt).toBe(0);
});

test('a source that could not seek to the position leaves that to the next', async () => {
  const { ask, media, stage } = open();
  stage.left.set('film', 300);
  ask(film(0));
  (await media(0)).stage.mediaState.change({ isFixed: true });
  ask({ type: 'source.removed' });
  ask(film(1));
  expect((await media(1)).stage.startAt).toBe(300);
});

test('Pause before playback is reported, since the media fire no event', async () => {
  const { ask, media, takeReports } = open();
  ask(film(0));
  const { stage, asked } = await media(0);
  takeReports();
  ask({ type: 'pause.granted' });
  expect([takeReports(), asked]).toEqual([['play.cancelled'], ['pause']]);
  stage.mediaState.change({ isPaused: false });
  takeReports();
  ask({ type: 'pause.granted' });
  expect(takeReports()).toEqual([]);
});

test('the position is reported on request, on pause and when the page is left', async () => {
  const { ask, media, reported } = open();
  ask(film(0));
  const { stage } = await media(0);
  stage.mediaState.change({ isPaused: false });
  stage.clock.change({ time: 600, duration: 5400 });
  reported.length = 0;
  ask({ type: 'position.requested' });
  stage.mediaState.change({ isPaused: true });
  // Reporting the same position again could overwrite a newer one from another device.
  window.dispatchEvent(new Event('pagehide'));
  ask({ type: 'page.left' });
  const place = { position: 600, duration: 5400 };
  const paused = [
    { type: 'position.reported', isLast: false, ...place },
    { type: 'film.paused', ...place },
  ];
  expect(reported).toEqual(paused);
  stage.clock.change({ time: 3000 });
  window.dispatchEvent(new Event('pagehide'));
  ask({ type: 'page.left' });
  const moved = { ...place, position: 3000 };
  expect(reported).toEqual([...paused, { type: 'position.reported', isLast: true, ...moved }]);
});

test('Start over goes to the beginning, and clears the resume position', async () => {
  const { ask, media, stage: page } = open();
  ask(film(0));
  const { stage, asked } = await media(0);
  stage.clock.change({ time: 600, duration: 5400 });
  page.left.set('film', 600);
  ask({ type: 'beginning.requested' });
  expect([asked, page.left.has('film')]).toEqual([['seek 0'], false]);
});

test('a film that is still loading seeks to its beginning once it is ready', async () => {
  const { ask, media } = open();
  ask(film(0));
  const { stage, asked } = await media(0);
  ask({ type: 'beginning.requested' });
  expect(asked).toEqual([]);
  stage.clock.change({ time: 600, duration: 5400 });
  expect(asked).toEqual(['seek 0']);
});

test('an end is reported while the page can offer a title, and no longer than that', async () => {
  const { ask, media, takeReports } = open();
  ask(film(0));
  const { stage } = await media(0);
  takeReports();
  stage.clock.change({ time: 5395, duration: 5400 });
  expect(takeReports()).toEqual([]);
  ask({ type: 'card.mounted' });
  stage.clock.change({ time: 5396 });
  expect(takeReports()).toEqual(['end.approached']);
  stage.mediaState.change({ isEnded: true });
  expect(takeReports()).toEqual(['film.ended']);
  ask({ type: 'card.removed' });
  stage.clock.change({ time: 5397 });
  expect(takeReports()).toEqual(['end.left']);
});

test('a finished film is reported to a page that can only then offer a title', async () => {
  const { ask, media, takeReports } = open();
  ask(film(0));
  (await media(0)).stage.mediaState.change({ isEnded: true });
  takeReports();
  ask({ type: 'card.mounted' });
  expect(takeReports()).toEqual(['film.ended']);
});

test('media that start again, as React mounts a page twice, keep what was shown', async () => {
  const { ask, media, stage, player } = open();
  ask(film(0));
  await media(0);
  player.stop();
  const again = open(stage);
  expect((await again.media(0)).stage.url).toBe('/film.mp4');
});

test('a film that restarts while it is buffering is reported at its beginning', async () => {
  const { ask, media, stage, reported } = open();
  ask(film(0, true));
  await media(0);
  stage.clock.change({ time: 20, duration: 60 });
  stage.mediaState.change({ isPaused: false });
  ask({ type: 'beginning.requested' });
  ask({ type: 'position.requested' });
  expect(reported.at(-1)).toEqual({
    type: 'position.reported',
    isLast: false,
    position: 0,
    duration: 60,
  });
});
