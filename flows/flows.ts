import * as all from './all';
import type { Flow } from './test-paths/flow';

const flows = { ...all };

export type FlowName = keyof typeof flows;

export const flowNames = Object.keys(flows) as FlowName[];

export function flowCalled(name: FlowName): Flow {
  return flows[name] as unknown as Flow;
}

export function isFlowName(name: string): name is FlowName {
  return name in flows;
}
