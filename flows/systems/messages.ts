import { getInitialSnapshot } from 'xstate';
import { type FlowName, flowCalled } from '../flows';
import { nodesBelow } from '../test-paths/names';
import { namesOf } from '../uses';
import { emittedBy, reachedFrom } from './channels';
import { isRunBy, type Place, placeOf, type RunningChart, readCharts } from './charts';
import { receivedBy } from './receivers';
import { quotedIn, type Source } from './sources';

export interface Message {
  readonly from: FlowName;
  readonly to: FlowName;
  readonly event: string;
  readonly senders: readonly Place[];
  readonly takers: readonly Place[];
}

type To = Pick<Message, 'to' | 'event' | 'takers'>;

export function readMessages(): Message[] {
  const charts = readCharts();
  const found = new Map<string, Message>();
  for (const from of charts) {
    for (const { part, source, text } of from.parts) {
      for (const place of from.placesOf(part)) {
        for (const to of [
          ...sentToChildren(from, text, place, charts),
          ...reported(from, part, text, place, charts),
          ...published(from, source, text, charts),
        ]) {
          const key = `${from.name} ${to.event} ${to.to}`;
          const senders = [...(found.get(key)?.senders ?? []), place];
          found.set(key, {
            from: from.name,
            ...to,
            senders: [...new Map(senders.map((it) => [it.id, it])).values()],
          });
        }
      }
    }
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
  const events = /\breport\(/.test(text)
    ? quotedIn(text)
    : /\bowner\?\.send\(event\)/.test(text)
      ? [handedOver(from, part, state)]
      : [];
  const owners = charts.filter((it) => isRunBy(from, it));
  const others = charts.filter((it) => it !== from);
  return events.flatMap((event) =>
    (owners.length > 0 ? owners : others).flatMap((owner) => takenBy(owner, event)),
  );
}

function published(
  from: RunningChart,
  source: Source,
  text: string,
  charts: readonly RunningChart[],
): To[] {
  const emitted = /\bemit\(/.test(text) ? quotedIn(text).map((it) => emittedBy(from.name, it)) : [];
  const channels = new Set([...emitted, ...reachedFrom(source, text).sends]);
  return charts
    .filter((to) => to !== from)
    .flatMap((to) => [...receivedBy(to, channels)].flatMap((event) => takenBy(to, event)));
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
