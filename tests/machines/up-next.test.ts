import { expect, test } from 'vitest';
import { upNextFlow } from '../../flows/cases/up-next';
import { isEvent, ran } from '../../flows/harness/promises';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

const isWantedIn = ({ event }: { event: unknown }) =>
  (event as { isWanted?: boolean } | null)?.isWanted !== false;

walkAllPaths(upNextFlow, {
  'nothing is offered to who does not want it, or where there is nothing': (now, walk) => {
    const isNew = now.snapshot.matches('offering') && !walk.at(-2)?.snapshot.matches('offering');
    return !isNew || (isWantedIn(now) && now.snapshot.context.nextId !== null);
  },
  'the next title plays only after an offer, and not after one that was declined': (now, walk) =>
    !ran(now, 'openTitle') ||
    (walk.at(-2)?.snapshot.matches('offering') === true && !isEvent(now, 'offer.cancelled')),
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
  expect(flow.now().value).toEqual({ offering: { beforeEnd: 'fresh' } });
  expect(flow.now().context.secondsLeft).toBe(10);
  flow.send({ ...near, secondsLeft: 3 });
  expect(flow.now().context.secondsLeft).toBe(3);
  flow.wait(3_000);
  expect(flow.takeCalls()).toEqual([]);
  flow.send(ended);
  expect(flow.takeCalls()).toEqual([goesOn]);
});

test('who goes to the end of a film has ten seconds to refuse what follows', () => {
  const flow = film();
  flow.send(near);
  flow.wait(2_999);
  flow.send({ ...near, secondsLeft: 0 });
  flow.send(ended);
  expect(flow.now().value).toEqual({ offering: 'atEnd' });
  expect(flow.now().context.secondsLeft).toBeNull();
  flow.wait(9_999);
  expect(flow.takeCalls()).toEqual([]);
  flow.wait(1);
  expect(flow.takeCalls()).toEqual([goesOn]);
});

test('where the time is not known it is offered at the end, for ten seconds', () => {
  const flow = film();
  flow.send(ended);
  expect(flow.now().context.secondsLeft).toBeNull();
  flow.wait(9_999);
  expect(flow.takeCalls()).toEqual([]);
  flow.wait(1);
  expect(flow.takeCalls()).toEqual([goesOn]);
});

test('who presses Play now does not wait', () => {
  const flow = film();
  flow.send(near);
  flow.send({ type: 'next.pressed' });
  expect(flow.takeCalls()).toEqual([goesOn]);
});

test('an offer that was cancelled comes again only if the film is gone back in', () => {
  const flow = film();
  flow.send(near);
  flow.send({ type: 'offer.cancelled' });
  flow.send(near);
  flow.send(ended);
  flow.wait(60_000);
  expect(flow.takeCalls()).toEqual([]);
  flow.send({ type: 'end.left' });
  flow.send(near);
  expect(flow.now().matches('offering')).toBe(true);
  flow.send({ type: 'end.left' });
  expect(flow.now().value).toBe('watching');
});

test('who turns it off is offered nothing, here and later', () => {
  const flow = film();
  flow.send(near);
  flow.send({ type: 'offers.refused' });
  expect(flow.takeCalls()).toEqual([['runs', 'turnOff']]);
  expect(flow.now().value).toBe('declined');
  flow.send({ type: 'end.left' });
  flow.send({ ...near, isWanted: false });
  flow.send({ ...ended, isWanted: false });
  expect(flow.now().value).toBe('watching');
});

test('the time of an earlier offer is forgotten when the film is over', () => {
  const flow = film();
  flow.send(near);
  flow.send({ type: 'end.left' });
  flow.send(ended);
  expect(flow.now().context.secondsLeft).toBeNull();
});
