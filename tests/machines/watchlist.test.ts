import { expect, test } from 'vitest';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(watchlistFlow);

const press = { type: 'toggle.pressed', isMember: true } as const;
const unsaved = { titleId: '7', isSaved: false };

test('a heart shows at once what is wanted, and saves it', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send(press);
  expect(heart.now().context.isWanted).toBe(true);
  await heart.succeed('saveToggle', undefined);
  expect(heart.now().context).toEqual({ titleId: '7', isSaved: true, isWanted: true });
  expect(heart.calls).toEqual([
    ['starts', 'saveToggle', { titleId: '7' }],
    ['emits', { type: 'entry.saved', titleId: '7', isSaved: true }],
  ]);
});

test.each([
  [2, false, 2],
  [3, true, 1],
])(
  'clicked %i times while saving, it ends as wanted (%s) after %i calls',
  async (presses, isSaved, calls) => {
    const heart = live(watchlistFlow, unsaved);
    for (let count = 0; count < presses; count += 1) heart.send(press);
    let made = 0;
    while (heart.now().hasTag('busy')) {
      await heart.succeed('saveToggle', undefined);
      made += 1;
    }
    expect(heart.now().context).toEqual({ titleId: '7', isSaved, isWanted: isSaved });
    expect(made).toBe(calls);
  },
);

test('a failed save is rolled back and announced', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send(press);
  heart.takeCalls();
  await heart.fail('saveToggle', failures.network);
  expect(heart.now().context.isWanted).toBe(false);
  expect(heart.now().hasTag('busy')).toBe(false);
  expect(heart.takeCalls()).toEqual([
    ['emits', { type: 'failure.raised', error: failures.network, text: 'Action failed!' }],
  ]);
});

test('a newer list sets the heart, unless a save is in flight', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ type: 'entry.refreshed', isSaved: true });
  expect(heart.now().context).toEqual({ titleId: '7', isSaved: true, isWanted: true });
  heart.send(press);
  heart.send({ type: 'entry.refreshed', isSaved: true });
  expect(heart.now().context.isWanted).toBe(false);
  await heart.succeed('saveToggle', undefined);
  expect(heart.now().context).toEqual({ titleId: '7', isSaved: false, isWanted: false });
});

test('a visitor is asked to sign in, and the heart stays as it is', () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ ...press, isMember: false });
  expect(heart.calls).toEqual([['emits', { type: 'signIn.requested' }]]);
  expect(heart.now().context.isWanted).toBe(false);
});
