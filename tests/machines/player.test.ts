import { expect, test } from 'vitest';
import { playerFlow } from '../../flows/cases/player';
import { isEvent, runningOf } from '../../flows/harness/promises';
import type { PlayerEvent } from '../../machines/player.machine';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(playerFlow, {
  'one medium, from when the page has an element': (now, testPath) =>
    runningOf('runMedia', testPath) === (now.snapshot.matches('staged') ? 1 : 0),
  'nothing is asked of a medium that is not there': (now) =>
    now.snapshot.matches('staged') || !now.calls.some(([, name]) => name === 'runMedia'),
  'only a child that has given up makes Playback fail': (now) =>
    !now.calls.some(
      ([kind, name, event]) =>
        kind === 'sends' && name === 'Playback' && (event as PlayerEvent).type === 'media.failed',
    ) || isEvent(now, 'video.failed'),
});

const [input] = playerFlow.inputs;

function staged() {
  const player = live(playerFlow, input as NonNullable<typeof input>);
  player.send({ type: 'stage.mounted', stage: {} });
  return player;
}

function sent(event: PlayerEvent): unknown[] {
  const player = staged();
  player.takeCalls();
  player.send(event);
  return player
    .takeCalls()
    .map(([, name, it]) => [name, (it as PlayerEvent) === event ? 'the same' : it]);
}

const same = (...names: string[]) => names.map((name) => [name, 'the same']);

test('its charts start with the page, each with its input, and the media with the element', () => {
  const stage = { host: 'the element' };
  const player = live(playerFlow, input as NonNullable<typeof input>);
  const owner = expect.anything();
  const { videoLinks, trailer, isMember, isPlayWanted } = player.now().context;
  expect(player.takeCalls()).toEqual([
    ['starts', 'Playback', { videoLinks, trailer, isMember, isPlayWanted, owner }],
    ['starts', 'Recovery', { titleId: '7', linkCount: 1, owner }],
    ['starts', 'Connection', { owner }],
    ['starts', 'Patience', { owner }],
    ['starts', 'Watching', { titleId: '7', owner }],
    ['starts', 'View count', { titleId: '7' }],
    ['starts', 'Up next', { nextId: '8', owner }],
  ]);
  expect(player.send({ type: 'stage.mounted', stage })).toEqual([
    ['starts', 'runMedia', { titleId: '7', stage }],
  ]);
});

test.each<[words: string, event: PlayerEvent, who: string[]]>([
  ['a video on the page', { type: 'media.mounted', link: 0 }, ['Recovery', 'Connection']],
  ['a video that is gone', { type: 'media.removed' }, ['Connection', 'Patience']],
  ['a video that can be played', { type: 'media.ready' }, ['Playback']],
  ['code that is lost', { type: 'media.unloaded' }, ['Playback']],
  ['a request to play', { type: 'media.asked' }, ['Patience']],
  ['a video that plays', { type: 'media.playing' }, ['Playback', 'Patience', 'View count']],
  ['a video that waits', { type: 'media.stalled' }, ['Playback', 'Patience', 'View count']],
  ['a pause', { type: 'media.paused' }, ['Playback', 'Patience']],
  ['an end', { type: 'media.ended' }, ['Playback', 'Patience']],
  ['a refused start', { type: 'media.blocked' }, ['Playback', 'Patience']],
  ['a failure', { type: 'media.failed', failure: {} }, ['Recovery', 'Patience']],
  ['a lost network', { type: 'media.disconnected' }, ['Connection']],
  ['a network that is back', { type: 'media.connected' }, ['Connection']],
  ['a channel that stops sending', { type: 'media.offAir' }, ['Connection', 'Patience']],
  ['a film that plays', { type: 'film.playing' }, ['Watching', 'View count']],
  ['a place', { type: 'film.paused', position: 1, duration: 2 }, ['Watching', 'View count']],
  ['a page that can offer a title', { type: 'card.mounted' }, ['runMedia']],
  ['a page that can no more', { type: 'card.removed' }, ['runMedia']],
  ['the end that comes', { type: 'end.approached', secondsLeft: 3, isWanted: true }, ['Up next']],
  ['the end that was left', { type: 'end.left' }, ['Up next']],
  ['a film that is over', { type: 'film.ended', isWanted: true }, ['Up next']],
  ['another source', { type: 'source.replaced', link: 1 }, ['Playback']],
  ['a video that is shown', { type: 'source.presented', source: {} }, ['runMedia']],
  ['a video that is given up', { type: 'source.removed' }, ['runMedia']],
  ['what is missing', { type: 'reconnection.requested' }, ['runMedia']],
  ['Start over', { type: 'beginning.requested' }, ['Watching', 'runMedia']],
  ['a page that is left', { type: 'page.left' }, ['runMedia']],
])('of %s learn those who answer to it', (_, event, who) => {
  expect(sent(event)).toEqual(same(...who));
});

test('Pause before anything plays ends the wait, and changes nothing of what plays', () => {
  expect(sent({ type: 'play.cancelled' })).toEqual([['Patience', { type: 'media.paused' }]]);
});

test('a video that Recovery has given up has failed', () => {
  expect(sent({ type: 'video.failed' })).toEqual([['Playback', { type: 'media.failed' }]]);
});

test('Try again is for Recovery first, and for Playback once that has answered', () => {
  expect(sent({ type: 'retry.requested' })).toEqual([
    ...same('Recovery'),
    ['Playback', { type: 'retry.requested' }],
    ['Playback', { type: 'intent.noticed' }],
  ]);
});

test('the page is notified of the next title', () => {
  const player = staged();
  expect(player.send({ type: 'title.requested', titleId: '8' })).toEqual([
    ['emits', { type: 'title.requested', titleId: '8' }],
  ]);
});
