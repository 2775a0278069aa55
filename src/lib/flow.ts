/** Creates actors with ids from `flows/uses.ts`, such as "Sign in" or "Top 10". */
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
    inspect?: (inspected: InspectionEvent) => void;
    clock?: NonNullable<ActorOptions<AnyStateMachine>['clock']>;
  }
  /** Set by tests and the inspection panel (`flows/live`) before the site starts. */
  var startOptions: StartOptions | undefined;
}

type Input<Machine extends AnyStateMachine> =
  undefined extends InputFrom<Machine> ? [] : [input: InputFrom<Machine>];

export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  use: string,
  ...[input]: Input<Machine>
): Actor<Machine> {
  return useActorRef<AnyStateMachine>(machine, optionsOf(use, input)) as Actor<Machine>;
}

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
