import { expect, test } from 'vitest';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(watchlistFlow);

const press = { type: 'toggle.pressed', isMember: true, at: 10 } as const;
const unsaved = { titleId: '7', isSaved: false };
const timeout = { ...failures.network, kind: 'timeout' } as const;
const unreadable = { ...failures.network, kind: 'unreadable', status: 200 } as const;
const sayAgain = (error: object) => [
  'emits',
  { type: 'failure.raised', error, text: 'Action failed!' },
];

function pressed(isSaved = false) {
  const heart = live(watchlistFlow, { titleId: '7', isSaved });
  heart.send(press);
  heart.takeCalls();
  return heart;
}
const isShownOn = (heart: ReturnType<typeof pressed>) => heart.now().context.isWanted;

test('a heart shows at once what is wanted, and saves it', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send(press);
  expect(isShownOn(heart)).toBe(true);
  expect(heart.now().value).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.now().value).toEqual({ settled: 'on' });
  expect(heart.now().context).toEqual({
    titleId: '7',
    isSaved: true,
    isWanted: true,
    changedAt: 20,
  });
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
    for (let made = 0; made < calls; made += 1) await heart.succeed('saveToggle', { at: 20 });
    expect(heart.running()).toEqual([]);
    expect(heart.now().context).toMatchObject({ isSaved, isWanted: isSaved });
  },
);

test('a refused save is rolled back and announced, and nothing is read', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.rejected);
  expect(isShownOn(heart)).toBe(false);
  expect(heart.now().value).toEqual({ settled: 'off' });
  expect(heart.takeCalls()).toEqual([sayAgain(failures.rejected)]);
});

test.each([failures.network, timeout, unreadable])(
  'a save whose answer is lost ($kind) reads the list: done after all, the heart stays on',
  async (lost) => {
    const heart = pressed();
    await heart.fail('saveToggle', lost);
    expect(heart.now().value).toBe('unsure');
    expect(isShownOn(heart)).toBe(true);
    await heart.succeed('readEntry', { isSaved: true, at: 30 });
    expect(heart.now().value).toEqual({ settled: 'on' });
    expect(heart.takeCalls()).toEqual([
      ['starts', 'readEntry', { titleId: '7' }],
      ['emits', { type: 'entry.saved', titleId: '7', isSaved: true }],
    ]);
  },
);

test('a save whose answer is lost, and that was not done, is rolled back and announced', async () => {
  const heart = pressed(true);
  await heart.fail('saveToggle', failures.network);
  await heart.succeed('readEntry', { isSaved: true, at: 30 });
  expect(heart.now().value).toEqual({ settled: 'on' });
  expect(isShownOn(heart)).toBe(true);
  expect(heart.takeCalls()).toEqual([
    ['starts', 'readEntry', { titleId: '7' }],
    sayAgain(failures.network),
  ]);
});

test('after a lost save the next press ends where the person wants it, with no flip too many', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  heart.send(press);
  expect(isShownOn(heart)).toBe(false);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.now().value).toEqual({ settled: 'off' });
  expect(heart.calls.filter(([, id]) => id === 'saveToggle')).toEqual([]);
});

test('a list that can be read no more either leaves the heart back, and the next press reads first', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  await heart.fail('readEntry', failures.network);
  expect(isShownOn(heart)).toBe(false);
  heart.takeCalls();
  heart.send(press);
  expect(isShownOn(heart)).toBe(true);
  expect(heart.takeCalls()).toEqual([['starts', 'readEntry', { titleId: '7' }]]);
  await heart.succeed('readEntry', { isSaved: false, at: 30 });
  expect(heart.now().value).toEqual({ saving: 'turningOn' });
  await heart.succeed('saveToggle', { at: 40 });
  expect(heart.now().value).toEqual({ settled: 'on' });
});

test('a heart that nobody could read believes the next list', async () => {
  const heart = pressed();
  await heart.fail('saveToggle', failures.network);
  await heart.fail('readEntry', failures.network);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 30 });
  expect(heart.now().value).toEqual({ settled: 'on' });
});

test('a newer list sets the heart, unless a save is in flight', async () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 5 });
  expect(heart.now().context).toMatchObject({ isSaved: true, isWanted: true });
  heart.send(press);
  heart.send({ type: 'entry.refreshed', isSaved: true, askedAt: 11 });
  expect(isShownOn(heart)).toBe(false);
  await heart.succeed('saveToggle', { at: 20 });
  expect(heart.now().context).toMatchObject({ isSaved: false, isWanted: false });
});

test('a list that was asked for before the save ended is older than the heart', async () => {
  const heart = pressed();
  await heart.succeed('saveToggle', { at: 20 });
  heart.send({ type: 'entry.refreshed', isSaved: false, askedAt: 19 });
  expect(heart.now().value).toEqual({ settled: 'on' });
  heart.send({ type: 'entry.refreshed', isSaved: false, askedAt: 21 });
  expect(heart.now().value).toEqual({ settled: 'off' });
});

test('a visitor is asked to sign in, and the heart stays as it is', () => {
  const heart = live(watchlistFlow, unsaved);
  heart.send({ ...press, isMember: false });
  expect(heart.calls).toEqual([['emits', { type: 'signIn.requested' }]]);
  expect(isShownOn(heart)).toBe(false);
});
