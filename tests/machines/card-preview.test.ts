import { expect, test } from 'vitest';
import { cardPreviewFlow } from '../../flows/cases/card-preview';
import { started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(cardPreviewFlow, {
  'a preview is shown only after the pointer or the focus has stayed': (now, testPath) =>
    !now.snapshot.matches({ aiming: 'shown' }) ||
    testPath.at(-2)?.snapshot.matches({ aiming: 'shown' }) === true ||
    now.event?.type.startsWith('xstate.after.DWELL') === true,
  'nothing is read and nothing plays where videos may not play by themselves': (now) =>
    now.snapshot.context.aim?.mayPlay !== false ||
    (started(now, 'readTrailer').length === 0 && started(now, 'runTrailer').length === 0),
});

const aim = {
  type: 'card.aimed',
  cardId: 'a',
  titleId: '7',
  isWanted: true,
  mayPlay: true,
} as const;
const trailer = { type: 'hls', url: 'https://video.example/trailer.m3u8' };
const reads = ['starts', 'readTrailer', { titleId: '7' }];

function shown(mayPlay = true) {
  const flow = live(cardPreviewFlow, undefined);
  flow.send({ ...aim, mayPlay });
  flow.wait(300);
  return flow;
}

async function withTrailer() {
  const flow = shown();
  await flow.succeed('readTrailer', { trailer });
  flow.takeCalls();
  return flow;
}

test('a card that is pointed at for 300 ms shows its preview, whose trailer is read then', async () => {
  const flow = live(cardPreviewFlow, undefined);
  flow.send(aim);
  flow.wait(299);
  expect(flow.value()).toEqual({ aiming: 'dwelling' });
  flow.takeCalls();
  expect(flow.wait(1)).toEqual([reads]);
  expect(flow.value()).toEqual({ aiming: { shown: 'reading' } });
  await flow.succeed('readTrailer', { trailer });
  expect(flow.takeCalls()).toContainEqual(['starts', 'runTrailer', { trailer }]);
  expect(flow.value()).toEqual({ aiming: { shown: { trailer: 'loading' } } });
  flow.send('trailer.playing');
  expect(flow.value()).toEqual({ aiming: { shown: { trailer: 'playing' } } });
});

test('leaving a card ends its preview at any stage', async () => {
  const dwelling = live(cardPreviewFlow, undefined);
  dwelling.send(aim);
  for (const flow of [dwelling, shown(), await withTrailer()]) {
    flow.send('card.left');
    flow.wait(1_000);
    expect([flow.value(), flow.running(), flow.now().context]).toEqual([
      'idle',
      [],
      { aim: null, trailer: null },
    ]);
  }
});

test('of two cards only the last shows a preview, after its own delay', async () => {
  const flow = await withTrailer();
  flow.send({ ...aim, cardId: 'b', titleId: '8' });
  expect(flow.value()).toEqual({ aiming: 'dwelling' });
  expect(flow.now().context).toEqual({
    aim: { cardId: 'b', titleId: '8', mayPlay: true },
    trailer: null,
  });
  expect(flow.running()).toEqual(['watchPage']);
  flow.wait(300);
  expect(flow.takeCalls()).toContainEqual(['starts', 'readTrailer', { titleId: '8' }]);
});

test('with reduced motion or data saver the preview is a picture only', () => {
  const flow = shown(false);
  expect(flow.value()).toEqual({ aiming: { shown: 'still' } });
  expect(flow.running()).toEqual(['watchPage']);
});

test('turning previews off hides the current one, and shows no other', () => {
  const flow = live(cardPreviewFlow, undefined);
  flow.send({ ...aim, isWanted: false });
  expect(flow.value()).toBe('idle');
  const other = shown();
  other.send({ ...aim, cardId: 'b', isWanted: false });
  expect([other.value(), other.now().context.aim]).toEqual(['idle', null]);
});

test('a title without a trailer, or whose details cannot be read, keeps its picture', async () => {
  const without = shown();
  await without.succeed('readTrailer', { trailer: null });
  const failed = shown();
  await failed.fail('readTrailer', failures.network);
  for (const flow of [without, failed]) {
    expect(flow.value()).toEqual({ aiming: { shown: 'still' } });
  }
});

test('a trailer that ends or fails gives way to the picture', async () => {
  for (const end of ['trailer.ended', 'trailer.failed'] as const) {
    const flow = await withTrailer();
    flow.send('trailer.playing', end);
    expect(flow.value()).toEqual({ aiming: { shown: 'still' } });
    expect(flow.running()).toEqual(['watchPage']);
  }
});

test('Escape closes a preview, also before it is shown, and a scroll one that is shown, until the card is left', () => {
  const dwelling = live(cardPreviewFlow, undefined);
  dwelling.send(aim, 'page.scrolled');
  expect(dwelling.value()).toEqual({ aiming: 'dwelling' });
  const ends = [
    dwelling.send('preview.dismissed') && dwelling,
    ...(['preview.dismissed', 'page.scrolled'] as const).map((end) => {
      const flow = shown();
      flow.send(end);
      return flow;
    }),
  ];
  for (const flow of ends) {
    flow.wait(1_000);
    expect([flow.value(), flow.running()]).toEqual(['dismissed', []]);
    flow.send('card.left', aim);
    flow.wait(300);
    expect(flow.now().matches({ aiming: 'shown' })).toBe(true);
  }
});
