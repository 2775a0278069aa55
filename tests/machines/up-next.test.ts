import { expect, test } from 'vitest';
import { upNextFlow } from '../../flows/cases/up-next';
import { isEvent, ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

const isWantedIn = ({ event }: { event: unknown }) =>
  (event as { isWanted?: boolean } | null)?.isWanted !== false;

runAllPaths(upNextFlow, {
  'nothing is offered to who does not want it, or where there is nothing': (now, testPath) => {
    const isNew =
      now.snapshot.matches('offering') && !testPath.at(-2)?.snapshot.matches('offering');
    return !isNew || (isWantedIn(now) && now.snapshot.context.nextId !== null);
  },
  'the next title plays only after an offer, and not after one that was declined': (
    now,
    testPath,
  ) =>
    !ran(now, 'openTitle') ||
    (testPath.at(-2)?.snapshot.matches('offering') === true && !isEvent(now, 'offer.cancelled')),
});

const near = { type: 'end.approached', secondsLeft: 10, isWanted: true } as const;
const ended = { type: 'film.ended', isWanted: true } as const;
const goesOn = ['runs', 'openTitle', { titleId: '8' }];

function film() {
  const flow = live(upNextFlow, { nextId: '8', owner: null });
  flow.takeCalls();
  return flow;
}

test('ten seconds before the end a title is offered, and plays when the film is over', () => {
  const flow = live(upNextFlow, { nextId: '8', owner: null });
  expect(flow.now().context.secondsLeft).toBeNull();
  flow.send(near);
  expect(flow.value()).toEqual({ offering: { beforeEnd: 'fresh' } });
  expect(flow.now().context.secondsLeft).toBe(10);
  flow.send({ ...near, secondsLeft: 3 });
  expect(flow.now().context.secondsLeft).toBe(3);
  flow.wait(3_000);
  expect(flow.takeCalls()).toEqual([]);
  expect(flow.send(ended)).toEqual([goesOn]);
});

test('a viewer who seeks to the end, or has no duration, has ten seconds to decline the offer', () => {
  for (const isNear of [true, false]) {
    const flow = film();
    if (isNear) {
      flow.send(near);
      flow.wait(2_999);
      flow.send({ ...near, secondsLeft: 0 });
    }
    flow.send(ended);
    expect(flow.value()).toEqual({ offering: 'atEnd' });
    expect(flow.now().context.secondsLeft).toBeNull();
    flow.wait(9_999);
    expect(flow.calls).toEqual([]);
    expect(flow.wait(1)).toEqual([goesOn]);
  }
});

test('Play now opens the next title at once', () => {
  expect(film().send(near, 'next.pressed')).toEqual([goesOn]);
});

test('a cancelled offer appears again only after rewinding', () => {
  const flow = film();
  flow.send(near, 'offer.cancelled', near, ended);
  flow.wait(60_000);
  expect(flow.takeCalls()).toEqual([]);
  flow.send('end.left', near);
  expect(flow.now().matches('offering')).toBe(true);
  flow.send('end.left');
  expect(flow.value()).toBe('watching');
});

test('turning offers off ends them for good', () => {
  const flow = film();
  expect(flow.send(near, 'offers.refused')).toEqual([['runs', 'turnOff']]);
  expect(flow.value()).toBe('declined');
  flow.send('end.left', { ...near, isWanted: false }, { ...ended, isWanted: false });
  expect(flow.value()).toBe('watching');
});

test('the time of an earlier offer is forgotten when the film is over', () => {
  const flow = film();
  flow.send(near, 'end.left', ended);
  expect(flow.now().context.secondsLeft).toBeNull();
});
