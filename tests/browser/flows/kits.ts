import { type FlowName, flowCalled, flowNames } from '../../../flows/flows';
import { flowInSite } from '../../../flows/walk/cover';
import type { FlowKit, Kit } from './kit';

/** The kits by the name of their flow, whose file in `kits` has that name, too. */
export const kits = Object.fromEntries(
  await Promise.all(
    flowNames.map(async (name) => {
      const { kit }: { kit: Kit } = await import(`./kits/${name}.ts`);
      return [name, { ...kit, flow: flowInSite(flowCalled(name)) }];
    }),
  ),
) as Readonly<Record<FlowName, FlowKit>>;
