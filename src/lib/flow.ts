/**
 * The one door to running charts. An actor's id is the name of its use: "Sign in", "Top 10"
 * (`flows/uses.ts`).
 */
import { useActorRef } from '@xstate/react';
import {
  type Actor,
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';

declare global {
  /** Sees every actor from its first event on; set before the site starts, by whoever watches it. */
  var observeFlows: ((inspected: InspectionEvent) => void) | undefined;
  /** The clock of every actor's delays; a test may set one before the site starts. */
  var flowClock: ActorOptions<AnyStateMachine>['clock'];
}

/** The input of a chart that has one. */
type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [] : [input: InputFrom<Machine>];

/** Runs a chart as long as the component is mounted. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  use: string,
  ...[input]: Input<Machine>
): Actor<Machine> {
  return useActorRef<AnyStateMachine>(machine, optionsOf(use, input)) as Actor<Machine>;
}

/** An actor that outlives its page. It is not started yet. */
export function createFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  use: string,
  ...[input]: Input<Machine>
): Actor<Machine> {
  return createActor<AnyStateMachine>(machine, optionsOf(use, input)) as Actor<Machine>;
}

function optionsOf(id: string, input: unknown): ActorOptions<AnyStateMachine> {
  const { observeFlows: inspect, flowClock: clock } = globalThis;
  return { id, input, ...(inspect && { inspect }), ...(clock && { clock }) };
}
