import { readChart, transitionsById } from '../../draw/chart';
import { capital, sentenceOf, spoken } from '../../draw/words';
import { type FlowName, flowCalled, isFlowName } from '../../flows';
import { BEGIN, STOP, type Step } from '../../live/allowed';
import { createNarrator } from '../../live/narrator';
import { readRecording, statesAround } from '../../live/recording';
import { button, byId, el, say } from './dom';
import { mark } from './marks';
import { createView, type View } from './view';

export function startRecording(): void {
  const file = byId<HTMLInputElement>('file');
  const [previous, next] = [byId<HTMLButtonElement>('previous'), byId<HTMLButtonElement>('next')];
  let steps: readonly Step[] = [];
  let place = 0;
  const view = createView(byId('stage'));
  byId('tools').append(...view.buttons);

  const goTo = (to: number) => {
    const step = steps[to];
    if (!step) return;
    place = to;
    previous.disabled = place === 0;
    next.disabled = place === steps.length - 1;
    for (const [at, it] of byId('steps').querySelectorAll('button').entries()) {
      it.ariaCurrent = at === place ? 'step' : null;
      if (at === place) it.scrollIntoView({ block: 'nearest' });
    }
    show(step, view);
    say(`Step ${place + 1} of ${steps.length}. ${saidOf(step)}`);
  };
  const open = (text: string) => {
    const read = readRecording(text);
    const strange = read.find(({ chart }) => !isFlowName(chart));
    if (strange) throw new Error(`The atlas has no chart called ${strange.chart}.`);
    steps = read;
    byId('panel').hidden = false;
    const narrate = createNarrator();
    const lines = steps.map((step, at) => button(narrate(step, machineOf(step)), () => goTo(at)));
    byId('steps').replaceChildren(...lines.map((line) => el('li', {}, line)));
    if (steps.length === 0) say('Nothing has happened in this recording.');
    goTo(0);
  };

  previous.onclick = () => goTo(place - 1);
  next.onclick = () => goTo(place + 1);
  file.onchange = async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      open(await chosen.text());
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
}

function show(step: Step, view: View): void {
  const stage = byId('stage');
  if (stage.dataset.chart !== step.chart) {
    stage.dataset.chart = step.chart;
    const template = document.querySelector<HTMLTemplateElement>(
      `template[data-chart="${CSS.escape(step.chart)}"]`,
    );
    const picture = template?.content.querySelector('svg');
    if (picture) view.show(document.importNode(picture, true));
    stage.ariaLabel = `Picture of the chart ${step.chart}`;
  }
  mark('here', { states: statesAround(step), transitions: new Set() });
  mark('crossed', { states: new Set(), transitions: new Set(step.transitions) });
  const innermost = stage.querySelector('.state.atomic.here');
  if (innermost) view.bringToMiddle(innermost);
}

function saidOf(step: Step): string {
  const { use, event, transitions } = step;
  if (event === BEGIN) return `${use} begins.`;
  if (event === STOP) return `${use} ends.`;
  const known = transitionsById(readChart(machineOf(step)));
  const taken = transitions.flatMap((id) => known.get(id) ?? []);
  if (taken.length === 0) return `${use}: ${capital(spoken(event))}: nothing changes.`;
  return `${use}: ${taken.map(sentenceOf).join(' ')}`;
}

function machineOf({ chart }: Step) {
  return flowCalled(chart as FlowName).machine;
}
