import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { controlsFlow } from '../../flows/cases/controls';
import { isEvent } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

const frame = (type: string) => ['sends', 'runFrame', { type }];
const asksFor = (call: unknown, type: string) => isDeepStrictEqual(call, frame(type));

runAllPaths(controlsFlow, {
  'controls never hide while the video is paused or the viewer uses them': ({ snapshot }) =>
    !snapshot.matches({ visibility: 'hidden' }) ||
    (snapshot.context.isPlaying && !snapshot.context.isHeld && snapshot.context.page === null),
  'a menu is open exactly while it has a page': ({ snapshot }) =>
    (snapshot.context.page !== null) === snapshot.matches({ menu: 'open' }),
  'something is said exactly while there is something to say': ({ snapshot }) =>
    (snapshot.context.echo !== null) === snapshot.matches({ echo: 'speaking' }),
  'only the browser says that the player fills the screen': (now, testPath) =>
    testPath.at(-2)?.snapshot.value.screen === now.snapshot.value.screen ||
    testPath.length === 1 ||
    isEvent(now, 'fullScreen.entered', 'fullScreen.left'),
  'full screen is asked for by a key or a press alone': (now) =>
    !now.calls.some((call) => asksFor(call, 'enterFullScreen')) ||
    isEvent(now, 'fullScreen.toggled'),
});

function playing() {
  const controls = live(controlsFlow, undefined);
  controls.send('playback.playing');
  controls.takeCalls();
  return controls;
}

const visibility = ({ now }: ReturnType<typeof playing>) => now().value.visibility;

test('controls hide after 3 s of playback, and appear when the pointer moves', () => {
  const controls = playing();
  controls.wait(2999);
  expect(visibility(controls)).toBe('leaving');
  controls.wait(1);
  expect(visibility(controls)).toBe('hidden');
  controls.send('viewer.moved');
  expect(visibility(controls)).toBe('leaving');
  controls.wait(2999);
  controls.send('viewer.moved');
  controls.wait(2999);
  expect(visibility(controls)).toBe('leaving');
  controls.wait(1);
  expect(visibility(controls)).toBe('hidden');
});

test('a video that stands still keeps its controls', () => {
  const controls = live(controlsFlow, undefined);
  expect(controls.takeCalls()).toEqual([['starts', 'runFrame']]);
  expect(visibility(controls)).toBe('staying');
  expect(controls.now().context).toStrictEqual({
    isPlaying: false,
    isHeld: false,
    page: null,
    echo: null,
  });
});

test('controls hide when the pointer leaves the video', () => {
  const controls = playing();
  controls.send('viewer.left');
  expect(visibility(controls)).toBe('hidden');
});

test.each([
  [{ type: 'controls.used' }, { type: 'controls.released' }],
  [{ type: 'menu.opened', page: 'speed' }, { type: 'menu.closed' }],
  [{ type: 'playback.paused' }, { type: 'playback.playing' }],
] as const)('controls stay from $type on, and hide 3 s after $type', (begins, ends) => {
  for (const isHidden of [false, true]) {
    const controls = playing();
    if (isHidden) controls.wait(3000);
    controls.send(begins);
    controls.wait(10_000);
    controls.send('viewer.left');
    expect(visibility(controls)).toBe('staying');
    controls.send(ends);
    controls.wait(2999);
    expect(visibility(controls)).toBe('leaving');
    controls.wait(1);
    expect(visibility(controls)).toBe('hidden');
  }
});

test('a menu shows one page at a time, and none when closed', () => {
  const controls = playing();
  controls.send(
    { type: 'menu.opened', page: 'overview' },
    { type: 'menu.opened', page: 'quality' },
  );
  expect(controls.now().context.page).toBe('quality');
  controls.send('menu.closed');
  expect([controls.now().context.page, controls.now().value.menu]).toEqual([null, 'closed']);
});

test("a key's message shows for 0.9 s after the last key", () => {
  const controls = playing();
  controls.send({ type: 'command.echoed', sign: 'forward', text: '+10 s' });
  controls.wait(800);
  controls.send({ type: 'command.echoed', sign: 'muted', text: 'Muted' });
  expect(controls.now().context.echo).toEqual({ sign: 'muted', text: 'Muted' });
  controls.wait(899);
  expect(controls.now().value.echo).toBe('speaking');
  controls.wait(1);
  expect([controls.now().context.echo, controls.now().value.echo]).toEqual([null, 'silent']);
});

test('theatre mode fills the window, and gives it back', () => {
  const controls = playing();
  expect(controls.send('theatre.toggled')).toEqual([frame('fill')]);
  expect(controls.now().value.theatre).toBe('on');
  expect(controls.send('theatre.toggled')).toEqual([frame('unfill')]);
  expect(controls.now().value.theatre).toBe('off');
});

test('the browser is asked for full screen, and reports it', () => {
  const controls = playing();
  expect(controls.send('fullScreen.toggled')).toEqual([frame('enterFullScreen')]);
  expect(controls.now().value.screen).toBe('inPage');
  controls.send('fullScreen.entered');
  expect(controls.now().value.screen).toBe('full');
  expect(controls.send('fullScreen.toggled')).toEqual([frame('leaveFullScreen')]);
  controls.send('fullScreen.left');
  expect(controls.now().value.screen).toBe('inPage');
});
