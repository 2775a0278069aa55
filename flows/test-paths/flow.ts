import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Failure } from '../../contract/failure';

export interface Flow<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  readonly guards: Sentences<PartsOf<Machine>['guard']>;
  readonly actions: Sentences<PartsOf<Machine>['action']>;
  /** Sentences that describe what happens when guards refuse an event, by event type. */
  readonly refusals?: Partial<Record<EventFrom<Machine>['type'], string>>;
  readonly inputs: readonly InputFrom<Machine>[];
  readonly events: CasesByEvent<EventFrom<Machine>>;
  readonly outputs: OutputsByActor<ActorsOf<Machine>>;
  readonly failures?: readonly Failure[];
  /** Whether the chart may be busy without an effect or a timer, because it waits for its owner. */
  readonly awaitsOwner?: (snapshot: SnapshotFrom<Machine>) => boolean;
  readonly isFarEnough?: (snapshot: SnapshotFrom<Machine>) => boolean;
  readonly site?: Site;
}

interface Site {
  readonly cases?: Partial<Flow>;
  /** Events that the site sends automatically, keyed by type. They are not separate steps. */
  readonly follows?: Readonly<Record<string, FollowUp>>;
  /** Events that end a test path, because the page reloads or the video has failed. */
  readonly endings?: readonly string[];
  isPossible?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
}

/**
 * Returns the payload of the follow-up event, or `null` if that event does not follow.
 * @param event the previous event, or `xstate.init` at the beginning
 * @param snapshot the state after that event
 */
type FollowUp = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => object | null;

export function describeFlow<Machine extends AnyStateMachine>(flow: Flow<Machine>): Flow<Machine> {
  return flow;
}

const nothingSaid = { reason: null, fieldErrors: {} };

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

type PartsOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? { actor: Actor; action: Action; guard: Guard }
    : never;
type ActorsOf<Machine> = PartsOf<Machine>['actor'];
type Sentences<Part extends { type: string }> = {
  readonly [Name in Part['type']]: string;
};
type OutputsByActor<Actor extends ProvidedActor> = {
  readonly [Src in Actor['src']]?: readonly OutputFrom<Extract<Actor, { src: Src }>['logic']>[];
};
