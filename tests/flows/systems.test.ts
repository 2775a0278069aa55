import { expect, test } from 'vitest';
import { drawScreens } from '../../flows/atlas/screen-map';
import { drawSystems, systemPage } from '../../flows/atlas/system-page';
import { readFlow, statesBelow } from '../../flows/draw/chart';
import { type FlowName, flowCalled } from '../../flows/flows';
import { saysOf } from '../../flows/systems/system';
import { uses } from '../../flows/uses';

const systems = await drawSystems();

function systemCalled(name: string) {
  const system = systems.find(({ use }) => use.name === name);
  if (!system) throw new Error(`No use is called ${name}.`);
  return system;
}

test('each use has a picture and a page', () => {
  expect(systems.map(({ use }) => use)).toEqual(uses);
  expect(systemPage(systemCalled('Pay'))).toContain(
    '<h3>Return from payment notifies Payment</h3>',
  );
});

test('a confirmed payment notifies the waiting page and the plans', () => {
  const events = systemCalled('Pay').messages.map((it) => [it.from, it.to, it.event, saysOf(it)]);
  const confirmed = 'processing.confirming: confirmPayment done';
  const paid = [
    'checkout: payment.confirmed if isThisPlan',
    'showing: payment.confirmed if isOtherPlan',
    'showing.unsure: payment.confirmed if isUnknownPlan',
    'showing.paying.awaitingReturn: payment.confirmed if isUnknownPlan',
  ];
  const states = ['reading', 'inactive', 'unread', 'active', 'active.cancelling'];
  const outdated = [...states, 'active.lookingUp'].map((it) => `${it}: subscription.outdated`);
  expect(events).toEqual([
    ['confirmation', 'checkout', 'payment.confirmed', `${confirmed} → ${paid.join(', or ')}`],
    ['confirmation', 'plans', 'subscription.outdated', `${confirmed} → ${outdated.join(', or ')}`],
  ]);
});

test("the player reports the video's events to its charts, and they send it commands", () => {
  const { messages } = systemCalled('Watch a title');
  const events = (from: FlowName, to: FlowName) =>
    messages.filter((it) => it.from === from && it.to === to).map(({ event }) => event);
  expect(events('player', 'recovery')).toEqual([
    'media.mounted',
    'media.failed',
    'retry.requested',
  ]);
  expect(events('recovery', 'player')).toEqual([
    ...['source.replaced', 'addresses.renewed', 'video.failed'],
  ]);
  expect(events('up-next', 'player')).toEqual(['title.requested']);
  expect(events('query', 'player')).toEqual([]);
});

test('notifications by emitted events, owners and stores are found, too', () => {
  const pairs = (use: string) => [
    ...new Set(systemCalled(use).messages.map(({ from, to }) => `${from} → ${to}`)),
  ];
  expect(pairs('Browse')).toEqual(['query → home']);
  expect(pairs('Keep a watchlist')).toEqual(['query → watchlist']);
  expect(pairs('Open a page')).toEqual(['session → page']);
  expect(pairs('Continue watching')).toEqual(
    expect.arrayContaining(['watching → progress', 'continue-watching → progress']),
  );
});

test('each arrow leads from a place of one chart to transitions of another', () => {
  const ids = (name: FlowName) => {
    const states = statesBelow(readFlow(flowCalled(name)));
    return new Set(
      states.flatMap(({ id, transitions }) => [id, ...transitions.map((it) => it.id)]),
    );
  };
  const strange = systems
    .flatMap(({ messages }) => messages)
    .filter(
      ({ from, to, senders, takers }) =>
        senders.length === 0 ||
        takers.length === 0 ||
        !senders.every(({ state }) => ids(from).has(state)) ||
        !takers.every(({ id }) => ids(to).has(id)),
    );
  expect(strange).toEqual([]);
});

test('no line crosses text in these pictures, nor on the map of the screens', async () => {
  expect(systems.flatMap((it) => it.linesThroughWords)).toEqual([]);
  expect((await drawScreens()).linesThroughWords).toEqual([]);
});
