/** How a test describes a flow: everything that can come from outside, case by case. */
import type {
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Failure } from '../../contract/failure';

/** The cases of one flow. Every path that they make possible is walked. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly inputs: readonly InputFrom<Machine>[];
  /** What each event carries; events that carry nothing are left out. */
  readonly events: CasesByEvent<EventFrom<Machine>>;
  /** What each promise answers; actors left out are callbacks. */
  readonly outputs: OutputsByActor<ActorsOf<Machine>>;
  /** Failures of promises; every kind that the charts tell apart without this. */
  readonly failures?: readonly Failure[];
  /** Whether it waits for an effect of its owner, where none of its own runs. */
  readonly awaitsOwner?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /** Where to stop: beyond it the same situations only recur with larger numbers. */
  readonly isFarEnough?: (snapshot: SnapshotFrom<Machine>) => boolean;
}

/** Keeps a flow's own types while checking them. */
export function describeFlow<Machine extends AnyStateMachine>(flow: Flow<Machine>): Flow<Machine> {
  return flow;
}

const nothingSaid = { reason: null, fieldErrors: {} };

/** One failure for each way in which charts answer to them. */
export const failures = {
  network: { kind: 'network', status: null, ...nothingSaid },
  unauthorized: { kind: 'unauthorized', status: 401, ...nothingSaid },
  rejected: {
    kind: 'rejected',
    status: 422,
    reason: 'The provider says no.',
    fieldErrors: { email: 'Already taken' },
  },
} as const satisfies Record<string, Failure>;

type Payload<Event> = Omit<Event, 'type'>;
type WithPayload<Event extends { type: string }> = Event extends unknown
  ? keyof Payload<Event> extends never
    ? never
    : Event
  : never;
type CasesByEvent<Event extends { type: string }> = {
  readonly [Type in WithPayload<Event>['type']]: readonly Payload<Extract<Event, { type: Type }>>[];
};

type ActorsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;
type OutputsByActor<Actor extends ProvidedActor> = {
  readonly [Src in Actor['src']]?: readonly OutputFrom<Extract<Actor, { src: Src }>['logic']>[];
};
