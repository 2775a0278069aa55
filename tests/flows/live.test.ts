import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, createMachine, SimulatedClock } from 'xstate';
import { flowCalled, flowNames } from '../../flows/flows';
import { mockEffects } from '../../flows/harness/effects';
import type { Step } from '../../flows/live/allowed';
import { observerOf } from '../../flows/live/observe';
import { failureIn, KEPT, valuesIn } from '../../flows/live/values';
import { failures } from '../../flows/test-paths/flow';
import { namesOf } from '../../flows/uses';
import { sourcesIn } from '../architecture/imports';
import { pay, TOTAL, watched } from './watched';

const NAMES_OF_USE = /(?:(?:use|create)Flow\(\s*\w+,\s*|useQuery\(|^\s+use: )'([^']+)'/gm;
const without = (steps: readonly Step[]) => steps.map(({ time: _, ...rest }) => rest);

describe('The allow-list', () => {
  test('holds chart, use, event, transitions, states and tags', async () => {
    const { steps } = await pay();
    const nothing = { cause: null, refused: [], values: {}, failure: null };
    const payment = { ...nothing, page: 0, actor: 1, chart: 'checkout', use: 'Payment' };
    expect(without(steps).slice(0, 3)).toEqual([
      {
        ...payment,
        event: 'xstate.init',
        transitions: [],
        states: ['checkout.loadingDetails'],
        tags: ['loading'],
      },
      {
        ...payment,
        event: 'xstate.done.actor.readDetails',
        transitions: ['checkout.loadingDetails on xstate.done.actor.readDetails #1'],
        states: ['checkout.showing.reviewing'],
        tags: [],
      },
      {
        ...payment,
        event: 'payment.requested',
        transitions: ['checkout.showing.reviewing on payment.requested #1'],
        states: ['checkout.showing.paying.orderingPayment'],
        tags: ['busy'],
      },
    ]);
  });

  test('lets nothing through that an event, an input or an answer brought', async () => {
    const { steps, messages } = await pay();
    expect(steps).toHaveLength(5);
    expect(messages).toHaveLength(11);
    expect(JSON.stringify([steps, messages])).not.toMatch(/of-asha|424242/);
  });

  test('holds booleans, counts and which guard refused, and of a failure its kind and status', async () => {
    const { actor, effects, steps } = watched('checkout', 'Payment', { planId: '2' });
    actor.start();
    await effects.succeed('readDetails', { total: TOTAL });
    actor.send({ type: 'payment.requested' });
    const redirect = 'https://asha.example';
    await effects.succeed('processPayment', { redirect, isAllowed: false, subscription: 'asha' });
    actor.send({ type: 'payment.requested' });
    const failure = {
      kind: 'rejected',
      status: 422,
      reason: 'asha',
      fieldErrors: { asha: 'asha' },
    };
    await effects.fail('processPayment', failure);
    const kept = steps.slice(3).map(({ refused, values, failure }) => [refused, values, failure]);
    expect(kept).toEqual([
      [['isNewPlan', 'isSafeRedirect'], { isAllowed: false }, null],
      [[], {}, null],
      [[], {}, { kind: 'rejected', status: 422 }],
    ]);
    expect(JSON.stringify(steps)).not.toMatch(/asha|424242/);
  });

  test('lets no failure through that no list knows, and no number or text in place of a boolean', async () => {
    const step = (event: AnyEventObject) => [valuesIn(event), failureIn(event)];
    expect(step({ type: 'toggle.pressed', isMember: 'asha', count: Number.NaN, rows: 3 })).toEqual([
      {},
      null,
    ]);
    expect(
      step({ type: 'xstate.init', input: { isSaved: true, lists: ['asha', 'ravi'] } }),
    ).toEqual([{ isSaved: true, lists: 2 }, null]);
    expect(step({ type: 'xstate.error.actor.save', error: { kind: 'asha', status: 422 } })).toEqual(
      [{}, null],
    );
    expect(
      step({ type: 'xstate.error.actor.save', error: { kind: 'timeout', status: 1084 } }),
    ).toEqual([{}, { kind: 'timeout', status: null }]);
  });

  test('names the chart that caused a step of another one, and puts the cause first', () => {
    const steps: Step[] = [];
    const inspect = observerOf((step) => steps.push(step));
    const [one, other] = ['controls', 'controls'].map(() =>
      createActor(mockEffects(flowCalled('controls')).machine, { id: 'Controls', inspect }),
    );
    one?.subscribe((snapshot) => {
      if (snapshot.matches({ visibility: 'leaving' })) other?.send({ type: 'theatre.toggled' });
    });
    one?.start();
    other?.start();
    one?.send({ type: 'playback.playing' });
    expect(steps.map(({ actor, cause, event }) => [actor, cause, event])).toEqual([
      [1, null, 'xstate.init'],
      [2, null, 'xstate.init'],
      [1, null, 'playback.playing'],
      [2, 1, 'theatre.toggled'],
    ]);
  });

  test('takes no failed chart for a cause', async () => {
    const steps: Step[] = [];
    const inspect = observerOf((step) => steps.push(step));
    const fail = () => {
      throw new Error('broken');
    };
    const failing = createActor(createMachine({ on: { go: { actions: fail } } }), { inspect });
    failing.subscribe({ error: () => {} });
    failing.start();
    failing.send({ type: 'go' });
    await Promise.resolve();
    const { machine } = mockEffects(flowCalled('controls'));
    createActor(machine, { id: 'Controls', inspect }).start();
    expect(steps.map(({ event, cause }) => [event, cause])).toEqual([['xstate.init', null]]);
  });

  test('takes no stopped chart for a cause, though it was sent an event', async () => {
    const { actor, steps, inspect } = watched('controls', 'Controls', undefined);
    const other = () =>
      createActor(mockEffects(flowCalled('ad')).machine, {
        id: 'Ad',
        inspect,
        input: { slotId: 'browse' },
        clock: new SimulatedClock(),
      });
    actor.send({ type: 'playback.playing' });
    other().start();
    actor.start();
    actor.stop();
    actor.send({ type: 'playback.playing' });
    other().start();
    await Promise.resolve();
    expect(steps.map(({ use, event, cause }) => [use, event, cause])).toEqual([
      ['Ad', 'xstate.init', null],
      ['Controls', 'xstate.init', null],
      ['Controls', 'playback.playing', null],
      ['Controls', 'xstate.stop', null],
      ['Ad', 'xstate.init', null],
    ]);
  });

  test('puts what was sent to a chart before its start after it', () => {
    const { actor, steps } = watched('controls', 'Controls', undefined);
    actor.send({ type: 'playback.playing' });
    actor.start();
    expect(steps.map(({ event }) => event)).toEqual(['xstate.init', 'playback.playing']);
  });

  test('lets nothing through of an actor, or of an event, that no list knows', async () => {
    expect((await pay('asha@fin.example')).steps).toEqual([]);
    const { actor, steps } = watched('ad', 'Ad', { slotId: 'browse' });
    actor.start();
    actor.send({ type: 'asha@fin.example' });
    expect(without(steps).map(({ event }) => event)).toEqual(['xstate.init']);
  });
});

describe('The panel', () => {
  test('describes each step in a line', async () => {
    expect((await pay()).said).toEqual([
      'Payment begins → loading details',
      'Payment: read details succeeds → showing, reviewing',
      'Payment: payment requested → showing, paying, ordering payment',
      'Payment: process payment succeeds → showing, paying, awaiting return, place, in tab and ' +
        'showing, paying, awaiting return, payment, awaited',
      'Payment ends',
    ]);
  });

  test('says why an effect failed, and which guard refused', async () => {
    const { actor, said, effects } = watched('checkout', 'Payment', { planId: '2' });
    actor.start();
    await effects.fail('readDetails', failures.rejected);
    const { actor: page, said: saidOfPage } = watched('page', 'Page', {
      path: '/movies',
      for: 'everyone',
      isMember: false,
      isLoaded: true,
    });
    page.start();
    page.send({ type: 'member.left' });
    expect([said[1], saidOfPage[1]]).toEqual([
      'Payment: read details fails (rejected 422) → unavailable, answered',
      'Page: member left, refused (is for members)',
    ]);
  });

  test('names the guard that refused an event also where the chart then moves on by itself', () => {
    const { actor, steps } = watched('watchlist', 'Heart', { titleId: '1', isSaved: false });
    actor.start();
    actor.send({ type: 'entry.saved', isSaved: true, at: 4 });
    expect(steps.at(-1)?.refused).toEqual(['isAsKnown']);
  });

  test('names only what a step has changed of what goes on at the same time', () => {
    const { actor, said, clock } = watched('controls', 'Controls', undefined);
    actor.start();
    actor.send({ type: 'playback.playing' });
    clock.increment(3000);
    actor.send({ type: 'theatre.toggled' });
    actor.send({ type: 'controls.used' });
    actor.send({ type: 'menu.closed' });
    expect(said.slice(1)).toEqual([
      'Controls: playback playing → visibility, leaving',
      'Controls: after 3 s → visibility, hidden',
      'Controls: theatre toggled → theatre, on',
      'Controls: controls used → visibility, staying',
      'Controls: menu closed, nothing changes',
    ]);
  });
});

describe("Stately's inspector", () => {
  test('receives the chart with its descriptions, and states in its own form', async () => {
    const { messages } = await pay();
    const seen = messages as { type: string; snapshot?: { value: unknown; status: string } }[];
    expect(seen.filter(({ type }) => type === '@xstate.actor')).toMatchObject([
      {
        name: 'Payment',
        sessionId: 'Payment 1',
        definition: expect.stringContaining(
          '"description":"The payment for this plan is confirmed',
        ),
      },
    ]);
    const snapshots = seen.filter(({ type }) => type === '@xstate.snapshot');
    expect(snapshots.map(({ snapshot }) => snapshot?.value)).toEqual([
      'loadingDetails',
      { showing: 'reviewing' },
      { showing: { paying: 'orderingPayment' } },
      { showing: { paying: { awaitingReturn: { place: 'inTab', payment: 'awaited' } } } },
      { showing: { paying: { awaitingReturn: { place: 'inTab', payment: 'awaited' } } } },
    ]);
  });
});

test('each name under which the site runs a chart is among the uses, else the panel would leave it out', () => {
  const names = sourcesIn('src').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMES_OF_USE)].map(([, name = '']) => name),
  );
  const known = flowNames.flatMap(namesOf);
  expect(names).toContain('Sign in');
  expect(names).toContain('Payment');
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('each boolean and each list of a flow is among what a recording keeps', () => {
  const missing = flowNames.flatMap((name) => {
    const { inputs, events, outputs } = flowCalled(name);
    const cases = [inputs, ...Object.values(events), ...Object.values(outputs)].flat();
    return cases.flatMap((it) =>
      Object.entries((it ?? {}) as object).flatMap(([key, value]) => {
        const type = Array.isArray(value) ? 'list' : typeof value;
        if (Array.isArray(it) || (type !== 'list' && type !== 'boolean')) return [];
        return KEPT[type].some((known) => known === key) ? [] : [`${type} ${key}`];
      }),
    );
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('the panel has the picture of every chart of the site', () => {
  const source = readFileSync('flows/live/pictures.ts', 'utf8');
  const named = [...source.matchAll(/docs\/flows\/([\w-]+)\.svg/g)].map(([, name]) => name);
  expect(named).toEqual(flowNames.filter((name) => !name.startsWith('desk')).sort());
});
