import { type FlowName, flowCalled, flowNames } from '../../../flows/flows';
import { flowInSite } from '../../../flows/test-paths/cover';
import type { Driver, FlowDriver } from './driver';

export const drivers = Object.fromEntries(
  await Promise.all(
    flowNames.map(async (name) => {
      const { driver }: { driver: Driver } = await import(`./drivers/${name}.ts`);
      return [name, { ...driver, flow: flowInSite(flowCalled(name)) }];
    }),
  ),
) as Readonly<Record<FlowName, FlowDriver>>;
