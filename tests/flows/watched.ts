import { createActor, SimulatedClock } from 'xstate';
import { type FlowName, flowCalled } from '../../flows/flows';
import { mockEffects } from '../../flows/harness/effects';
import type { Step } from '../../flows/live/allowed';
import { type Detail, detailsOf } from '../../flows/live/details';
import { createNarrator } from '../../flows/live/narrator';
import { observerOf } from '../../flows/live/observe';
import { createMessages } from '../../flows/live/stately-messages';

const ADDRESS = 'https://pay.example/session-of-asha';
export const TOTAL = 424242;

export function watched(name: FlowName, use: string, input: unknown) {
  const effects = mockEffects(flowCalled(name));
  const steps: Step[] = [];
  const messages: unknown[] = [];
  const said: string[] = [];
  const details: Detail[][] = [];
  const messagesOf = createMessages();
  const narrate = createNarrator();
  const inspect = observerOf((step, machine, changed) => {
    steps.push(step);
    messages.push(...messagesOf(step, machine));
    said.push(narrate(step, machine));
    details.push(detailsOf(step, machine, changed));
  });
  const clock = new SimulatedClock();
  const actor = createActor(effects.machine, { id: use, input, inspect, clock });
  return { effects, steps, messages, said, details, actor, clock, inspect };
}

export async function pay(use = 'Payment') {
  const { effects, steps, messages, said, details, actor } = watched('checkout', use, {
    planId: 'plan-of-asha',
  });
  actor.start();
  await effects.succeed('readDetails', { total: TOTAL });
  actor.send({ type: 'payment.requested' });
  await effects.succeed('processPayment', { redirect: ADDRESS, isAllowed: true, subscription: '' });
  actor.stop();
  return { steps, messages, said, details };
}
