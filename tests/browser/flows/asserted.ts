import { targetsOf } from '../../../flows/test-paths/hits';
import type { TestPath } from '../../../flows/test-paths/test-path';
import { lookAt } from './alike';
import type { FlowDriver } from './driver';

/** A guard that refuses (`unless …`) may have no effect; it counts as asserted if its transition is. */
export function assertedIn(driver: FlowDriver, testPaths: readonly TestPath[]): Set<string> {
  const { outcomes = {}, besides = {} } = driver;
  const asserted = new Set<string>();
  const refused = new Set<string>();
  for (const { begin, steps } of testPaths) {
    let before = '';
    for (const { event, hits } of [{ event: { type: 'xstate.init' }, hits: begin }, ...steps]) {
      const look = lookAt(driver, hits.snapshot);
      const isJudged = hits.handed.some(({ name }) => name in outcomes);
      const isEnd = hits.snapshot.status === 'stopped';
      const targets = targetsOf(hits);
      if (isJudged || isEnd || event.type in besides || look !== before)
        for (const target of targets) asserted.add(target);
      for (const target of targets) if (target.startsWith('unless ')) refused.add(target);
      before = look;
    }
  }
  for (const target of refused)
    if (asserted.has(target.replace('unless ', ''))) asserted.add(target);
  return asserted;
}
