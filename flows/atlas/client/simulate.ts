import type { AnyEventObject } from 'xstate';
import { readChart, transitionsById } from '../../draw/chart';
import { sentenceOf } from '../../draw/words';
import { type FlowName, flowCalled } from '../../flows';
import { eventsIn } from '../../test-paths/events';
import { type Hits, stepperOf } from '../../test-paths/hits';
import { happening, placeIn, sentencesOf } from '../../test-paths/sentences';
import type { TestPath } from '../../test-paths/test-path';
import { testSourceOf } from '../../test-paths/test-source';
import { copy } from './copy';
import { button, byId, el, say } from './dom';
import { mark, NOTHING } from './marks';
import { closePanel, openPanel } from './panel';
import type { View } from './view';

export interface Simulation {
  readonly take: (transitionId: string) => boolean;
}

export function startSimulation(name: FlowName, view: View): Simulation {
  const flow = flowCalled(name);
  const stepper = stepperOf(flow.machine);
  const transitions = transitionsById(readChart(flow.machine));
  let testPath: TestPath | null = null;

  const begin = (input: unknown) => show({ input, begin: stepper.begin(input), steps: [] });
  const add = (now: TestPath, event: AnyEventObject) => {
    const hits = stepper.step(endOf(now).snapshot, event);
    show({ ...now, steps: [...now.steps, { event, hits }] });
  };
  const stop = () => {
    testPath = null;
    closePanel();
    for (const name of ['here', 'crossed', 'refused'] as const) mark(name, NOTHING);
    byId('simulate').focus();
  };

  function show(now: TestPath): void {
    testPath = now;
    const end = endOf(now);
    const sentence = lastSentence(now);
    const refusals = [...end.refused].flatMap((id) => transitions.get(id) ?? []);
    const next = eventsIn(flow, end.snapshot);
    mark('here', { ...NOTHING, states: new Set(end.snapshot._nodes.map(({ id }) => id)) });
    mark('crossed', { ...NOTHING, transitions: end.transitions });
    mark('refused', { ...NOTHING, transitions: end.refused });
    openPanel(
      view,
      `Now: ${placeIn(end.snapshot)}`,
      view.find('.state.atomic.here'),
      el('p', {}, sentence),
      ...refusals.map((it) => el('p', { className: 'refusal' }, `Refused: ${sentenceOf(it)}`)),
      el('h3', {}, next.length === 0 ? 'Nothing more can happen' : 'What can happen'),
      el('ul', { className: 'next' }, ...next.map((event) => el('li', {}, choiceOf(now, event)))),
      el('h3', {}, 'So far'),
      el('ol', {}, ...sentencesOf(now).map((it) => el('li', {}, it))),
      el('div', { className: 'toolbar' }, ...buttonsOf(now)),
      ...(flow.inputs.length > 1 ? [beginnings(now)] : []),
    );
    say(sentence);
  }

  function choiceOf(now: TestPath, event: AnyEventObject): HTMLButtonElement {
    const choice = button(happening(event), () => add(now, event));
    choice.dataset.event = event.type;
    return choice;
  }

  function buttonsOf(now: TestPath): HTMLButtonElement[] {
    const back = button('Back one step', () => show({ ...now, steps: now.steps.slice(0, -1) }));
    back.disabled = now.steps.length === 0;
    return [
      back,
      button('Start again', () => begin(now.input)),
      button('Copy as a test', () =>
        copy(
          testSourceOf(`A test path: ${lastSentence(now)}`, [
            { machine: flow.machine, name, testPath: now },
          ]),
        ),
      ),
      button('Stop', stop),
    ];
  }

  function beginnings(now: TestPath): HTMLElement {
    const select = el(
      'select',
      { onchange: () => begin(flow.inputs[select.selectedIndex]) },
      ...flow.inputs.map((input) =>
        el('option', { selected: input === now.input }, JSON.stringify(input)),
      ),
    );
    return el('label', {}, 'Begins with ', select);
  }

  byId('simulate').onclick = () => begin(flow.inputs[0]);
  return {
    take: (id) => {
      if (testPath === null) return false;
      const choices = [...document.querySelectorAll<HTMLButtonElement>('.next button')].filter(
        ({ dataset }) => dataset.event === transitions.get(id)?.event,
      );
      if (choices.length === 1) choices[0]?.click();
      else choices[0]?.focus();
      return choices.length > 0;
    },
  };
}

function endOf({ begin, steps }: TestPath): Hits {
  return steps.at(-1)?.hits ?? begin;
}

function lastSentence(testPath: TestPath): string {
  return sentencesOf(testPath).at(-1) ?? '';
}
