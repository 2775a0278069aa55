import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { readFlow, statesBelow } from '../../flows/draw/chart';
import { stateSentence } from '../../flows/draw/words';
import { type FlowName, flowCalled } from '../../flows/flows';
import { changedIn } from '../../flows/live/changed';
import { pay, watched } from './watched';

describe('The details of a step', () => {
  const descriptionOf = (id: string) => {
    const [chart = ''] = id.split('.');
    const state = statesBelow(readFlow(flowCalled(chart as FlowName))).find((it) => it.id === id);
    if (!state) throw new Error(`No state is called ${id}.`);
    return stateSentence(state);
  };

  test('describe the chart that begins and the states that a step enters', async () => {
    const [begin, read] = (await pay()).details;
    expect(begin).toEqual([
      { term: 'Payment begins', text: descriptionOf('checkout') },
      { term: 'Loading details', text: descriptionOf('checkout.loadingDetails') },
    ]);
    expect(read?.[0]?.term).toBe('Read details succeeds');
    expect(read?.[1]).toEqual({
      term: 'Showing, reviewing',
      text: descriptionOf('checkout.showing.reviewing'),
    });
  });

  test('name the values that a step changes, and show those of the allow-list alone', async () => {
    const { details, messages } = await pay();
    expect(details[1]?.slice(2)).toEqual([{ term: 'Price', text: 'changed' }]);
    expect(JSON.stringify([details, messages])).not.toMatch(/of-asha|424242/);
    const context = (isOn: boolean, rows: readonly string[], name: string) =>
      ({ _nodes: [], context: { isOn, rows, name, same: 1 } }) as unknown as AnyMachineSnapshot;
    const before = context(false, [], 'asha');
    const after = context(true, ['asha', 'ravi'], 'ravi');
    expect(changedIn(before, after).values).toEqual([
      { name: 'isOn', from: false, to: true },
      { name: 'rows', from: 0, to: 2 },
      { name: 'name', from: null, to: null },
    ]);
  });

  test('say which guard refused, and that nothing changes', () => {
    const { actor, details } = watched('page', 'Page', {
      path: '/movies',
      for: 'everyone',
      isMember: false,
      isLoaded: true,
    });
    actor.start();
    actor.send({ type: 'member.left' });
    expect(details[1]).toEqual([
      { term: 'Member left', text: '' },
      { term: 'Refused by', text: 'Is for members' },
    ]);
    const { actor: controls, details: ofControls } = watched('controls', 'Controls', undefined);
    controls.start();
    controls.send({ type: 'menu.closed' });
    expect(ofControls[1]).toEqual([{ term: 'Menu closed', text: 'Nothing changes.' }]);
  });
});
