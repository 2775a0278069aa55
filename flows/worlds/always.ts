/** What every world promises, whatever it is about. */
import { hasTag } from './questions';
import type { Scene } from './scene';
import type { Promises } from './world';

const all = ({ charts }: Scene<unknown>) => Object.values(charts);

export const always: Promises<unknown> = {
  '8.lists': {
    'No page breaks at an answer.': (it) => all(it).every(({ snap }) => snap.status !== 'error'),
    'A page that waits for an answer has asked for it.': (it) =>
      all(it).every(({ snap, calls }) =>
        Object.keys(snap.children).every(
          (id) =>
            !it.rules.answered.has(id) || calls.some((call) => call.id === id && call.isHeard),
        ),
      ),
  },
};

export const hopes: Promises<unknown> = {
  '8.lists': {
    'Every page that waits comes to a word.': (it) =>
      Object.keys(it.charts).every((who) => !hasTag(it, who, 'loading', 'busy')),
    'What found no network is tried again when it is back.': (it) =>
      all(it).every(({ snap }) => !JSON.stringify(snap.value).includes('awaitingNetwork')),
  },
};
