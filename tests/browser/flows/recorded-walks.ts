import type { Step } from '../../../flows/live/allowed';
import { siteOf } from '../../../flows/walk/place';
import { replaysOf } from '../../../flows/walk/replay';
import type { Walk } from '../../../flows/walk/walk';
import { type FlowKit, nameOfUse } from './kit';
import { kits } from './kits';

export interface RecordedWalk {
  readonly use: string;
  readonly kit: FlowKit;
  /** As far as the kit has cases; `null` where none of them begins as the recording does. */
  readonly walk: Walk | null;
  /** The first step for which there is no case. */
  readonly unmatched: Step | null;
}

/** What a recording's charts went through, as the kits would have it; uses without a kit are left out. */
export function recordedWalks(recording: readonly Step[]): RecordedWalk[] {
  const replays = replaysOf(recording, (name, use) => {
    const kit = kits[name];
    const inputs = kit.flow.inputs.filter((input) => nameOfUse(kit, input) === use);
    return inputs.length === 0 ? null : { flow: { ...kit.flow, inputs }, place: siteOf(kit.flow) };
  });
  return replays.map(({ name, ...rest }) => ({ ...rest, kit: kits[name] }));
}
