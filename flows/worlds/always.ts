import { hasTag } from './questions';
import type { Scene } from './scene';

type Holds = (it: Scene) => boolean;
const all = ({ charts }: Scene) => Object.values(charts);

export const always: Readonly<Record<string, Holds>> = {
  'Every page handles the events that concern it.': (it) => it.unreceived.length === 0,
  'No answer breaks a page.': (it) => all(it).every(({ snap }) => snap.status !== 'error'),
  'A waiting page has a pending call.': (it) =>
    all(it).every(({ snap, calls }) =>
      Object.keys(snap.children).every(
        (id) => !it.rules.answered.has(id) || calls.some((call) => call.id === id && call.isHeard),
      ),
    ),
};

export const hopes: Readonly<Record<string, Holds>> = {
  'Every wait can end.': (it) =>
    Object.keys(it.charts).every((who) => !hasTag(it, who, 'loading', 'busy')),
};
