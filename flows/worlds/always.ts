import { hasTag } from './questions';
import type { Scene } from './scene';

type Holds = (it: Scene<unknown>) => boolean;
const all = ({ charts }: Scene<unknown>) => Object.values(charts);

export const always: Readonly<Record<string, Holds>> = {
  'What happens is heard by the pages that it is about.': (it) => it.unheard.length === 0,
  'No page breaks at an answer.': (it) => all(it).every(({ snap }) => snap.status !== 'error'),
  'A page that waits for an answer has asked for it.': (it) =>
    all(it).every(({ snap, calls }) =>
      Object.keys(snap.children).every(
        (id) => !it.rules.answered.has(id) || calls.some((call) => call.id === id && call.isHeard),
      ),
    ),
};

export const hopes: Readonly<Record<string, Holds>> = {
  'Every page that waits comes to a word.': (it) =>
    Object.keys(it.charts).every((who) => !hasTag(it, who, 'loading', 'busy')),
};
