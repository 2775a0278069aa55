import { getInitialSnapshot } from 'xstate';
import { type FlowName, flowCalled } from '../flows';
import { nodesBelow } from '../test-paths/names';
import { namesOf, uses } from '../uses';
import { emittedBy, reachedFrom } from './channels';
import { isRunBy, type Place, placeOf, type RunningChart, readCharts } from './charts';
import { receivedBy } from './receivers';
import { quotedIn, type Source } from './sources';

export interface Message {
  readonly from: FlowName;
  /**
   * The only actor that sends or receives the event, such as "Mail"; `null` if the event is not
   * limited to one actor.
   */
  readonly by: string | null;
  readonly to: FlowName;
  readonly event: string;
  readonly senders: readonly Place[];
  readonly takers: readonly Place[];
}

type To = Pick<Message, 'to' | 'event' | 'takers'>;

export function readMessages(): Message[] {
  const charts = readCharts();
  return charts.flatMap((from) =>
    from.parts.flatMap(({ part, source, text, by }) =>
      from
        .placesOf(part)
        .flatMap((place) =>
          [
            ...sentToChildren(from, text, place, charts),
            ...reported(from, part, text, place, charts),
            ...published(from, source, text, charts),
          ].map((to) => ({ from: from.name, by, ...to, senders: [place] })),
        ),
    ),
  );
}

/** Merges messages with the same event and charts; `by` is taken from the last of them. */
export function merged(messages: readonly Message[]): Message[] {
  const found = new Map<string, Message>();
  for (const message of messages) {
    const key = `${message.from} ${message.event} ${message.to}`;
    const senders = [...(found.get(key)?.senders ?? []), ...message.senders];
    found.set(key, {
      ...message,
      senders: [...new Map(senders.map((it) => [it.id, it])).values()],
    });
  }
  return [...found.values()];
}

function sentToChildren(
  from: RunningChart,
  text: string,
  { event }: Place,
  charts: readonly RunningChart[],
): To[] {
  const [, forwarded] = /\bforwardTo\('([^']+)'\)/.exec(text) ?? [];
  const [, child = forwarded, sent = event] =
    /\bsendTo\('([^']+)', \{ type: '([^']+)'/.exec(text) ?? [];
  const to = charts.find(
    (it) => child !== undefined && namesOf(it.name).includes(child) && isRunBy(it, from),
  );
  return sent && to ? takenBy(to, sent) : [];
}

function reported(
  from: RunningChart,
  part: string,
  text: string,
  { state }: Place,
  charts: readonly RunningChart[],
): To[] {
  const events = /\breport\(scope, /.test(text) ? quotedIn(text) : [];
  if (/\bowner\?\.send\(event\)/.test(text)) events.push(handedOver(from, part, state));
  const owners = charts.filter((it) => isRunBy(from, it));
  const others = charts.filter((it) => it !== from);
  return events.flatMap((event) =>
    (owners.length > 0 ? owners : others).flatMap((owner) => takenBy(owner, event)),
  );
}

/** Finds events sent, emitted, or published through channels that other charts watch. */
function published(
  from: RunningChart,
  source: Source,
  text: string,
  charts: readonly RunningChart[],
): To[] {
  const emitted = /\bemit\(/.test(text) ? quotedIn(text).map((it) => emittedBy(from.name, it)) : [];
  const { events, sends } = reachedFrom(source, text);
  const channels = new Set([...emitted, ...sends]);
  const others = charts.filter((to) => to !== from);
  return others.flatMap((to) => {
    const sent = [...events].filter((event) => nearestTakers(from, event, others).includes(to));
    return [...sent, ...receivedBy(to, channels)].flatMap((event) => takenBy(to, event));
  });
}

function nearestTakers(from: RunningChart, event: string, others: readonly RunningChart[]) {
  const takers = others.filter((to) => to.takersOf(event).length > 0);
  const near = takers.filter((to) =>
    uses.some((it) => from.name in it.charts && to.name in it.charts),
  );
  return near.length > 0 ? near : takers;
}

function takenBy(to: RunningChart, event: string): To[] {
  const takers = to.takersOf(event).map(placeOf);
  return takers.length === 0 ? [] : [{ to: to.name, event, takers }];
}

function handedOver({ name }: RunningChart, part: string, state: string): string {
  const { machine, inputs } = flowCalled(name);
  const node = nodesBelow(machine.root).find(({ id }) => id === state);
  const action = node?.entry.find((it) => (it as { type: string }).type === part) as
    | { params?: (scope: { context: unknown }) => { event: { type: string } } }
    | undefined;
  const { context } = getInitialSnapshot(machine, inputs[0]);
  return action?.params?.({ context }).event.type ?? '';
}
