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
  interface StartOptions {
    /** Sees every actor from its first event on. */
    inspect?: (inspected: InspectionEvent) => void;
    /** That of every actor's delays. */
    clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
  }
  /** Set before the site starts, by tests and by what looks on (`flows/live`). */
  var startOptions: StartOptions | undefined;
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
  return { id, input, ...globalThis.startOptions };
}
