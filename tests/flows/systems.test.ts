import { describe, expect, test } from 'vitest';
import { drawScreens } from '../../flows/atlas/screen-map';
import { drawSystems, systemPage } from '../../flows/atlas/system-page';
import { readFlow, statesBelow } from '../../flows/draw/chart';
import { type FlowName, flowCalled } from '../../flows/flows';
import { filesOfCharts, readCharts } from '../../flows/systems/charts';
import { CALLBACKS, readPassed } from '../../flows/systems/hooks';
import { argumentsAt, quotedIn, readSource } from '../../flows/systems/sources';
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

test('what a form causes in other charts is drawn for the form that causes it', () => {
  const events = (use: string) =>
    systemCalled(use)
      .messages.filter((it) => it.from === 'form')
      .map((it) => `${it.to} ${it.event}: ${it.senders.map(({ says }) => says).join(', or ')}`);
  const sending = 'submitting runs submitForm';
  const accepted = 'submitting: submitForm done';
  const failed = 'submitting: submitForm failed';
  const edited = [
    ...[
      'form: field.changed',
      'editing: field.changed if isChanged',
      'editing: field.changed else',
    ],
    'editing.accepted: form.cleared if isChanged',
    'editing.accepted: form.cleared else',
  ].join(', or ');
  expect(events('Sign in').sort()).toEqual([
    `notifications notification.raised: ${sending}`,
    `session session.changed: ${sending}`,
    `watchlist title.wanted: ${sending}`,
  ]);
  expect(events('Write to a cast member')).toEqual([
    `cast-mail mail.submitted: ${sending}`,
    `cast-mail mail.sent: ${accepted}`,
    `cast-mail mail.failed: ${failed}`,
  ]);
  expect(events('Watch a title')).toEqual([`query refresh.requested: ${accepted}`]);
  expect(events('Edit the profile').sort()).toEqual([
    `account profile.changed: ${edited}`,
    `account profile.restored: ${edited}`,
    `account save.ended: ${accepted}, or ${failed}`,
    `account save.started: ${sending}`,
    `query refresh.requested: ${failed}, or ${accepted}`,
    `session session.changed: ${sending}`,
    `session storage.cleared: ${sending}`,
  ]);
});

test("handlers of emitted events are read as their chart's code", () => {
  const pairs = (use: string) =>
    systemCalled(use).messages.map(({ from, to, event }) => `${from} → ${to}: ${event}`);
  expect(pairs('Choose a plan')).toEqual(
    expect.arrayContaining(['plans → query: refresh.requested']),
  );
  expect(pairs('Submit your movie').sort()).toEqual([
    'image → submission: field.changed',
    'submission → image: image.removed',
    'submission → notifications: notification.raised',
  ]);
  expect(pairs('The desk').sort()).toEqual([
    'desk → desk-read: refresh.requested',
    'desk-act → desk-read: refresh.requested',
    'desk-act → desk: session.ended',
    'desk-read → desk: session.ended',
  ]);
  expect(pairs('Edit the profile')).toContain('session → form: field.changed');
  expect(pairs('Sign in')).not.toContain('session → form: field.changed');
  const notifying = systemCalled('Notifications').messages.map(({ from }) => from);
  expect(notifying.sort()).toEqual(['form', 'image', 'session', 'submission', 'watchlist']);
});

describe('in the site and the desk', () => {
  const files = filesOfCharts();
  const passed = readPassed(files);
  const charts = readCharts();

  test('a chart runs each handler of an emitted event', () => {
    const run = new Set(charts.flatMap(({ parts }) => parts.map(({ text }) => text)));
    const unread = passed
      .filter(({ to }) => to === 'useEmitted')
      .flatMap(({ functions }) => [...functions.values()].filter((text) => !run.has(text)));
    expect(unread).toEqual([]);
  });

  test('each callback is known, and each event that it sends is drawn', () => {
    const drawn = new Set(systems.flatMap(({ messages }) => messages.map(({ event }) => event)));
    for (const { to, functions } of passed) {
      for (const [name, text] of functions) {
        if (/^(?:on[A-Z]|submit|forget|restore)/.test(name)) {
          expect(CALLBACKS[to]?.parts).toHaveProperty(name);
        }
        const sent = [...text.matchAll(/(\w+)\.send\((.*?)\)/gs)].filter(
          ([, ref]) => ref !== 'actor',
        );
        for (const event of sent.flatMap(([, , event = '']) => quotedIn(event))) {
          expect(drawn).toContain(event);
        }
      }
    }
  });

  test('React effects send only what the page itself reports', () => {
    const sent = files.flatMap((file) => {
      const { text } = readSource(file);
      const effects = [...text.matchAll(/\buse(?:Layout)?Effect\(/g)];
      return effects
        .map(({ index, 0: call }) => argumentsAt(text, index + call.length))
        .filter((effect) => /\bsend\(/.test(effect))
        .flatMap(quotedIn);
    });
    expect(sent.sort()).toEqual([
      ...['address.changed', 'address.changed', 'card.mounted', 'card.removed', 'leave.requested'],
      ...['page.left', 'page.rested', 'pause.requested', 'search.opened'],
      ...['stage.mounted', 'stage.mounted'],
    ]);
  });
});

test('notifications by emitted events, owners and stores are found, too', () => {
  const pairs = (use: string) => [
    ...new Set(systemCalled(use).messages.map(({ from, to }) => `${from} → ${to}`)),
  ];
  expect(pairs('Browse')).toEqual(['query → home']);
  expect(pairs('Keep a watchlist')).toEqual(['query → watchlist', 'watchlist → notifications']);
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
