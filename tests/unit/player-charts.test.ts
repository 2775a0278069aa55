import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import type { PlayerEvent, PlayerInput } from '../../machines/player.machine';
import { chartsOf, playerLogic } from '../../src/features/player/player.actors';

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());
afterAll(() => vi.unstubAllGlobals());

const link = (at: number) => ({ type: 'mp4', url: `https://video.example/${at}` });
const title: PlayerInput = {
  titleId: '7',
  isMember: true,
  isPlayWanted: false,
  nextId: '8',
  videoLinks: [link(0), link(1)],
  trailer: null,
};

function open(input: Partial<PlayerInput> = {}) {
  const asked: EventObject[] = [];
  let report: (event: PlayerEvent) => void = () => {};
  const runMedia = fromCallback<EventObject, { titleId: string; stage: object }>(
    ({ sendBack, receive }) => {
      report = sendBack;
      receive((request) => {
        asked.push(request);
        if (request.type === 'source.presented') {
          sendBack({ type: 'media.mounted', link: sourceOf(request).link });
          if (sourceOf(request).isPlayWanted) sendBack({ type: 'media.asked' });
        }
        if (request.type === 'play.granted') sendBack({ type: 'media.asked' });
        if (request.type === 'source.removed') sendBack({ type: 'media.removed' });
      });
    },
  );
  const clock = new SimulatedClock();
  const player = createActor(playerLogic.provide({ actors: { runMedia } }), {
    clock,
    id: 'Player',
    input: { ...title, ...input },
  });
  const charts = chartsOf(player);
  player.send({ type: 'stage.mounted', stage: {} });
  player.start();
  onTestFinished(() => void player.stop());
  return {
    player,
    clock,
    ...charts,
    report: (event: PlayerEvent) => report(event),
    takeAsked: () =>
      asked
        .splice(0)
        .map((it) => (it.type === 'source.presented' ? ['shows', sourceOf(it).link] : it.type)),
  };
}

const sourceOf = (request: EventObject) =>
  (request as unknown as { source: { link: number | null; isPlayWanted: boolean } }).source;
const failure = { kind: 'missing', detail: '404' };

test('the charts run under the names that the page and the atlas know', () => {
  const { player } = open();
  expect(Object.keys(player.getSnapshot().children).sort()).toEqual(
    [
      ...['Connection', 'Patience', 'Playback', 'Recovery', 'Up next', 'View count', 'Watching'],
      'runMedia',
    ].sort(),
  );
});

test('a requested video is shown as soon as the page has an element', () => {
  const { takeAsked, playback, patience } = open({ isPlayWanted: true });
  expect(takeAsked()).toEqual([['shows', 0]]);
  expect(playback.getSnapshot().value).toEqual({
    video: 'film',
    progress: { presenting: 'opening' },
  });
  expect(patience.getSnapshot().value).toBe('expecting');
});

test('Play is requested of the media, and only the media report that it plays', () => {
  const { takeAsked, playback, report } = open();
  playback.send({ type: 'intent.noticed' });
  playback.send({ type: 'play.requested' });
  expect(takeAsked()).toEqual([['shows', 0], 'play.granted']);
  expect(playback.getSnapshot().can({ type: 'pause.requested' })).toBe(true);
  report({ type: 'media.playing' });
  expect(playback.getSnapshot().value).toMatchObject({ progress: { presenting: 'playing' } });
});

test('a source that fails is replaced by the next, and the last one by the first after Try again', () => {
  const { takeAsked, playback, recovery, report, player } = open({ isPlayWanted: true });
  report({ type: 'media.failed', failure });
  expect(takeAsked()).toEqual([['shows', 0], 'source.removed', ['shows', 1]]);
  report({ type: 'media.failed', failure });
  expect(takeAsked()).toEqual(['source.removed']);
  expect(playback.getSnapshot().hasTag('failed')).toBe(true);
  expect(recovery.getSnapshot().context.failures).toHaveLength(2);
  player.send({ type: 'retry.requested' });
  expect(takeAsked()).toEqual([['shows', 0]]);
  expect(playback.getSnapshot().hasTag('failed')).toBe(false);
  expect(recovery.getSnapshot().value).toBe('untroubled');
});

const trailer = { type: 'youtube', url: 'https://video.example/trailer' };

test.each<[words: string, input: Partial<PlayerInput>, link: number | null, progress: string]>([
  ['fetches a video that failed before Play', { videoLinks: [link(0)] }, 0, 'loading'],
  [
    'plays a failed trailer again',
    { isMember: false, trailer, isPlayWanted: true },
    null,
    'opening',
  ],
])('Try again %s', (_, input, shown, progress) => {
  const { takeAsked, playback, report, player } = open(input);
  playback.send({ type: 'intent.noticed' });
  report({ type: 'media.failed', failure });
  expect(takeAsked()).toEqual([['shows', shown], 'source.removed']);
  player.send({ type: 'retry.requested' });
  expect(takeAsked()).toEqual([['shows', shown]]);
  expect(playback.getSnapshot().value).toMatchObject({ progress: { presenting: progress } });
});

test('the wait is measured while the video loads, and help loads it again', () => {
  const { clock, patience, takeAsked, report } = open({ isPlayWanted: true });
  report({ type: 'media.playing' });
  report({ type: 'media.stalled' });
  clock.increment(400);
  clock.increment(8_000);
  expect(patience.getSnapshot().value).toBe('stuck');
  takeAsked();
  patience.send({ type: 'help.requested' });
  expect(takeAsked()).toEqual(['reconnection.requested']);
});

test('Pause before anything plays ends the wait', () => {
  const { patience, playback, report } = open({ isPlayWanted: true });
  playback.send({ type: 'pause.requested' });
  report({ type: 'play.cancelled' });
  expect([patience.getSnapshot().value, playback.getSnapshot().value]).toMatchObject([
    'calm',
    { progress: { presenting: 'loading' } },
  ]);
});

test('a lost network is probed, and a playing film is asked every 5 s for its position', () => {
  const { clock, connection, takeAsked, report } = open({ isPlayWanted: true });
  takeAsked();
  report({ type: 'media.disconnected' });
  expect(connection.getSnapshot().value).toBe('lost');
  clock.increment(4_000);
  expect(takeAsked()).toEqual(['reconnection.requested']);
  report({ type: 'media.connected' });
  expect(connection.getSnapshot().value).toBe('there');
  report({ type: 'film.playing' });
  clock.increment(5_000);
  expect(takeAsked()).toEqual(['position.requested']);
});

test('the next title opens at the end of a film', () => {
  const { clock, upNext, player, report } = open({ isPlayWanted: true });
  const opened = vi.fn();
  player.on('title.requested', opened);
  report({ type: 'end.approached', secondsLeft: 10, isWanted: true });
  expect(upNext.getSnapshot().matches('offering')).toBe(true);
  clock.increment(3_000);
  report({ type: 'film.ended', isWanted: true });
  expect(opened.mock.calls).toEqual([[{ type: 'title.requested', titleId: '8' }]]);
});

test('leaving the page stops every chart', () => {
  const { player, playback, recovery, upNext } = open({ isPlayWanted: true });
  player.stop();
  expect([playback, recovery, upNext].map((it) => it.getSnapshot().status)).toEqual(
    Array(3).fill('stopped'),
  );
});
