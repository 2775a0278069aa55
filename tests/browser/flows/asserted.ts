/** Which goals of a chart (flows/walk/crossings.ts) the walks in the site do more than cross. */

import { goalsOf } from '../../../flows/walk/crossings';
import type { Walk } from '../../../flows/walk/walk';
import { lookAt } from './alike';
import type { FlowKit } from './kit';

/**
 * Goals of steps of which something has to come: a call, something that is found, another sight, or another page.
 * A refusal shows in nothing: it is asserted where taking the transition would be.
 */
export function assertedIn(kit: FlowKit, walks: readonly Walk[]): Set<string> {
  const { outcomes = {}, besides = {} } = kit;
  const asserted = new Set<string>();
  const refused = new Set<string>();
  for (const { begin, steps } of walks) {
    let before = '';
    for (const { event, crossed } of [
      { event: { type: 'xstate.init' }, crossed: begin },
      ...steps,
    ]) {
      const look = lookAt(kit, crossed.snapshot);
      const isJudged = crossed.handed.some(({ name }) => name in outcomes);
      const isEnd = crossed.snapshot.status === 'stopped';
      const goals = goalsOf(crossed);
      if (isJudged || isEnd || event.type in besides || look !== before)
        for (const goal of goals) asserted.add(goal);
      for (const goal of goals) if (goal.startsWith('unless ')) refused.add(goal);
      before = look;
    }
  }
  for (const goal of refused) if (asserted.has(goal.replace('unless ', ''))) asserted.add(goal);
  return asserted;
}
