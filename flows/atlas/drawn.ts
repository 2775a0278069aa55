import { readFileSync } from 'node:fs';
import { readFlow, rulesOf, type State } from '../draw/chart';
import { folded } from '../draw/folded';
import { layOut } from '../draw/layout';
import { linesThroughWords } from '../draw/passages';
import { svgOf } from '../draw/svg';
import { type FlowName, flowCalled } from '../flows';
import { coverOf } from '../test-paths/cover';
import { namesOf } from '../uses';
import { type Shots, shotsOf } from './shots';
import { statelyFile, statelyJson } from './stately';

export interface Picture {
  readonly name: FlowName;
  readonly chart: State;
  readonly file: string;
  readonly svg: string;
  /**
   * SVG of the folded chart. Empty if the chart has no nested states, or if folding doesn't make
   * the picture narrower.
   */
  readonly overview: string;
  readonly linesThroughWords: readonly string[];
}

export interface Drawn extends Picture {
  readonly names: readonly string[];
  readonly rules: readonly string[];
  readonly cover: ReturnType<typeof coverOf>;
  readonly shots: Shots;
  readonly stately: string;
  readonly json: string;
}

const PREFERRED_MAX_WIDTH_PX = 600;

export async function drawPicture(name: FlowName): Promise<Picture> {
  const chart = readFlow(flowCalled(name));
  const layout = await layOut(chart);
  const outer = folded(chart);
  const narrow = await layOut(outer, PREFERRED_MAX_WIDTH_PX);
  const isNested = chart.states.some(({ states }) => states.length > 0);
  const isUseful = isNested && narrow.width < layout.width;
  return {
    name,
    chart,
    file: svgOf(chart, layout, true),
    svg: svgOf(chart, layout, false),
    overview: isUseful ? svgOf(outer, narrow, false) : '',
    linesThroughWords: [layout, narrow].flatMap(linesThroughWords),
  };
}

export async function draw(name: FlowName): Promise<Drawn> {
  const flow = flowCalled(name);
  const picture = await drawPicture(name);
  return {
    ...picture,
    names: namesOf(name),
    rules: rulesOf(picture.chart),
    cover: coverOf(flow),
    shots: shotsOf(picture.chart),
    stately: statelyFile(readFileSync(`machines/${name}.machine.ts`, 'utf8'), flow.machine),
    json: statelyJson(flow.machine),
  };
}
