import { expect, test } from 'vitest';
import { patienceFlow } from '../../flows/cases/patience';
import { isEvent } from '../../flows/harness/promises';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(patienceFlow, {
  'the media is asked again by a press alone': (now) =>
    !now.calls.some(([, name]) => name === 'reconnectMedia') || isEvent(now, 'help.requested'),
});

type Patience = Live<typeof patienceFlow.machine>;

const playing = (): Patience => live(patienceFlow, { owner: null });
const asks = (patience: Patience) =>
  patience.takeCalls().filter(([, name]) => name === 'reconnectMedia');
const state = (patience: Patience) => patience.now().value;

test('a wait is shown after 400 ms, and after 8 s more the page says what can be done', () => {
  const patience = playing();
  patience.send('media.stalled');
  patience.wait(399);
  expect(state(patience)).toBe('faltering');
  patience.wait(1);
  expect(state(patience)).toBe('waiting');
  patience.wait(7999);
  expect(state(patience)).toBe('waiting');
  patience.wait(1);
  expect(state(patience)).toBe('stuck');
  patience.takeCalls();
  patience.send('help.requested');
  expect([state(patience), asks(patience)]).toEqual(['expecting', [['runs', 'reconnectMedia']]]);
  patience.wait(8000);
  expect(state(patience)).toBe('stuck');
});

test.each(['playing', 'paused', 'ended', 'blocked', 'removed', 'offAir'] as const)(
  'the wait ends when the media reports %s',
  (fact) => {
    const patience = playing();
    patience.send('media.asked');
    expect(state(patience)).toBe('expecting');
    patience.send({ type: `media.${fact}` });
    patience.wait(8000);
    expect(state(patience)).toBe('calm');
  },
);

test('the wait ends when the video fails', () => {
  const patience = playing();
  patience.send('media.stalled', 'media.failed');
  expect(state(patience)).toBe('calm');
});
