import { failures } from '../test-paths/flow';
import { can, contextOf, hasTag, isIn, runs } from './questions';
import { begin, type Scene, send } from './scene';
import { atLoss, counts, describeWorld, done } from './world';

const LIST = 'the list';
/**
 * `count`: number of entries at the provider.
 * `shown`: number of entries in the page's latest answer, cached or read; `null` without one.
 * `isDue`: the page has a reason to read the list.
 * `stuck`: number of calls that Try again replaced without aborting them.
 */
const facts = {
  count: 0,
  shown: null as number | null,
  isDue: false,
  isUncaused: false,
  report: null as string | null,
  stuck: 0,
};
type It = Scene<typeof facts>;

const isOpened = ({ charts }: It) => charts[LIST] !== undefined;
const opens = (cached: number | null) => ({
  when: (it: It) => !isOpened(it),
  does: (it: It) => {
    Object.assign(it.facts, { count: cached ?? 0, shown: cached, isDue: true });
    begin(it, LIST, { queryKey: LIST, cached });
  },
});

export const listWorld = describeWorld<typeof facts>({
  about: '8.lists',
  promises: {
    '2.browse.empty': {
      'A list shows the last answer, and is empty exactly when that is.': (it) =>
        !isOpened(it) ||
        (hasTag(it, LIST, 'ready') === (it.facts.shown ?? 0) > 0 &&
          hasTag(it, LIST, 'empty') === (it.facts.shown === 0)),
    },
    '2.browse.reveal': {
      'The page is notified of each list that is late, has loaded or failed.': (it) =>
        !isOpened(it) ||
        isIn(it, LIST, { loading: 'onTime' }) ||
        it.facts.report === (hasTag(it, LIST, 'loading') ? 'list.delayed' : 'list.settled'),
    },
    '8.lists': {
      'A read follows each request and notification, as soon as there is a network.': (it) =>
        it.cut.includes(LIST) || it.charts[LIST]?.calls.length !== 0 || !it.facts.isDue,
      'No list is read without a cause.': ({ facts }) => !facts.isUncaused,
      'A user can try again if the list has failed or is overdue.': (it) =>
        !hasTag(it, LIST, 'loading', 'failed') ||
        it.charts[LIST]?.timers.length === 1 ||
        can(it, LIST, 'retry.requested'),
      'A retried call is aborted.': ({ facts }) => facts.stuck === 0,
    },
  },
  limits: { changes: 2, retries: 2 },
  moves: {
    'the list is opened': opens(null),
    'the list is opened, and cached': opens(12),
    'Try again is pressed': {
      uses: 'retries',
      when: (it) => can(it, LIST, 'retry.requested'),
      does: (it) => {
        it.facts.stuck += hasTag(it, LIST, 'loading') ? 1 : 0;
        it.facts.isDue = true;
        send(it, LIST, { type: 'retry.requested' });
      },
    },
    'the list changes, and the page is notified': {
      uses: 'changes',
      when: isOpened,
      does: (it) => {
        Object.assign(it.facts, { count: 12 - it.facts.count, isDue: true });
        if (runs(it, LIST, 'watchOutdated')) send(it, LIST, { type: 'refresh.requested' });
      },
    },
  },
  cast: { [LIST]: { chart: 'query' } },
  facts,
  losses: 2,
  late: 1,
  depth: 14,
  calls: {
    read: {
      'the list is read': ({ facts: { count } }) => done({ count }),
      'the read finds no network': atLoss(({ facts }) => {
        facts.isDue = true;
        return { error: failures.network };
      }),
    },
  },
  processed: {
    read: ({ facts }, _, answer: { count: number }) => {
      facts.shown = answer.count;
      return answer;
    },
  },
  receives: {
    giveUpCall: counts('stuck', -1),
    read: (it, _, { input }) => {
      const { facts } = it;
      facts.isUncaused ||= !facts.isDue && it.log.at(-1)?.[1].type !== 'network.returned';
      facts.isUncaused ||= input.queryKey !== contextOf(it, LIST).queryKey;
      facts.isDue = false;
    },
    tellOwner: ({ facts }, _, { event }) => {
      facts.report = event.queryKey === LIST ? event.type : null;
    },
  },
});
