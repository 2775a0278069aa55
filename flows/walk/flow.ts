/** How a test describes a flow: everything that can come from outside, case by case. */
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

/** The cases of one flow. Every path that they make possible is walked. */
export interface Flow<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  /** What each guard asks and each action does, in one sentence for those who don't read code. */
  readonly guards: Sentences<PartsOf<Machine>['guard']>;
  readonly actions: Sentences<PartsOf<Machine>['action']>;
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
  readonly site?: Site;
}

/** What a flow says of the built site. */
interface Site {
  /** Other cases than the flow's own: those that the site can be brought into, with payloads that its gestures cause. */
  readonly cases?: Partial<Flow>;
  /**
   * What the site sends by itself in the moment of another event, which is one step with it: by the type
   * of what follows.
   */
  readonly follows?: Readonly<Record<string, FollowUp>>;
  /** Events that take the page away, and the chart with it. */
  readonly endings?: readonly string[];
  /** Whether the event, with this payload, can be caused in this state; each can without this. */
  isPossible?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean;
}

/**
 * What it carries, or `null` where it does not follow.
 *
 * @param event what happened before it; `xstate.init` at the beginning
 * @param snapshot where that led
 */
type FollowUp = (event: AnyEventObject, snapshot: AnyMachineSnapshot) => object | null;

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
