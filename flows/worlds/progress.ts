import {
  calls,
  change,
  DEVICES,
  everyDevice,
  HERE,
  isSyncing,
  isUnsent,
  keep,
  notify,
  of,
  processed,
  providerCalls,
  received,
  sync,
  THERE,
} from './devices';
import { isIn } from './questions';
import { begin, end, type Scene, send } from './scene';
import { describeWorld, forEach } from './world';

const FILM = 'the film';
const DURATION = 6000;
const END = 0.95 * DURATION;
const LEFT_THERE = 300;
/** The start of the film, in seconds. It is not 0, since 0 means that no position was stored. */
const BEGINNING = 1;
const facts = {
  hasPlayed: false,
  isPlaying: false,
  isLeft: false,
  /**
   * `isDue`: the film has played for 5 s since its position was last reported.
   * `isUnwatched`: the last position is near the end, but the film is not marked as watched.
   */
  isDue: false,
  isUnwatched: false,
  second: 600,
  stoodAt: 0,
  ...sync,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const isOpened = ({ facts }: It) => facts.hasPlayed && !facts.isLeft;
const report = (it: It, type: string, more: object = {}) => {
  Object.assign(it.facts, {
    stoodAt: it.facts.second,
    isDue: false,
    isUnwatched: it.facts.second >= END,
  });
  send(it, FILM, { type, position: it.facts.second, duration: DURATION, ...more });
};

export const progressWorld = describeWorld<Facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'A film resumes at its stored position.': (it) =>
        !it.facts.isLeft ||
        !isSyncing(it, HERE) ||
        [it.facts.second < END ? it.facts.second : BEGINNING, LEFT_THERE].includes(
          of(it, HERE).kept,
        ),
      'The position of a film is stored every 5 s.': ({ facts }) => !facts.isDue,
      'A film that is over is watched.': ({ facts }) => !facts.isUnwatched,
    },
    '4.session.sign-out': {
      "A device's positions are sent: at once when a film stops, and else later.": everyDevice(
        (it, who, { urgentAt }) =>
          !isUnsent(it, who) ||
          calls(it, who) ||
          (urgentAt !== it.losses && it.charts[who]?.timers.length !== 0),
      ),
      "A visitor's positions are not sent.": (it) => it.facts.isMember || !calls(it, HERE),
      'A provider without positions is asked for them once.': everyDevice(
        (it, who, { refusals, notes }) => refusals === notes && !(notes > 0 && calls(it, who)),
      ),
      'Positions that were read are read again only after a failure.': everyDevice(
        (it, who, { hasRead }) => !hasRead || it.losses === 0 || !calls(it, who, 'readProgress'),
      ),
      'A position waits to be sent only while its film plays.': (it) =>
        DEVICES.every((who) => !isIn(it, who, 'collecting')) ||
        (it.facts.isPlaying && !it.facts.isLeft),
      'In sync means that both have the same positions.': everyDevice(
        (it, who, { hasRead }) => !isIn(it, who, 'inStep') || (hasRead && !isUnsent(it, who)),
      ),
    },
  },
  hopes: {
    '4.session.sign-out': {
      'Both devices can sync again.': everyDevice(
        (it, who) => !isSyncing(it, who) || isIn(it, who, 'inStep'),
      ),
    },
  },
  limits: { steps: 4 },
  moves: {
    'the film is played': {
      uses: 'steps',
      when: ({ facts }) => !facts.isLeft && !facts.isPlaying,
      does: (it) => {
        Object.assign(it.facts, { hasPlayed: true, isPlaying: true });
        send(it, FILM, { type: 'film.playing' });
      },
    },
    'the film is paused': {
      uses: 'steps',
      when: (it) => isOpened(it) && it.facts.isPlaying,
      does: (it) => {
        it.facts.isPlaying = false;
        report(it, 'film.paused');
      },
    },
    'the viewer seeks forward': {
      uses: 'steps',
      when: (it) => isOpened(it) && it.facts.second < END,
      does: ({ facts }) => {
        facts.second += 2600;
      },
    },
    'the film plays for 5 s': {
      when: (it) => isOpened(it) && it.facts.isPlaying,
      does: (it) => {
        it.facts.isDue = true;
        for (const type of it.charts[FILM]?.timers ?? []) send(it, FILM, { type });
      },
    },
    'Start over is pressed': {
      uses: 'steps',
      when: isOpened,
      does: (it) => {
        it.facts.second = it.facts.stoodAt = BEGINNING;
        send(it, FILM, { type: 'beginning.requested' });
      },
    },
    "the film's page is left": {
      when: isOpened,
      does: (it) => {
        it.facts.isLeft = true;
        if (it.facts.isPlaying || it.facts.second !== it.facts.stoodAt) report(it, 'film.paused');
        end(it, FILM);
      },
    },
    'the site is left on this device': {
      when: (it) =>
        isUnsent(it, HERE) &&
        (of(it, HERE).sending !== of(it, HERE).kept || !calls(it, HERE, 'sendProgress')),
      does: (it) => notify(it, HERE, { type: 'page.left' }),
    },
    'the page is loaded again': {
      when: (it) => of(it, HERE).notes > 0 && !it.facts.hasPlayed,
      does: (it) => begin(it, HERE, { isMember: true, isProviderWithout: true }),
    },
    'the member signs out': {
      when: ({ clock }) => clock === 0,
      does: (it) => {
        it.left = { steps: 1 };
        change(it, false);
      },
    },
    'the member signs in': {
      when: ({ facts }) => !facts.isMember && !facts.hasPlayed,
      does: (it) => change(it, true),
    },
    'the provider stores no positions': {
      when: ({ clock }) => clock === 0,
      does: (it) => {
        Object.assign(it, { left: { steps: 1 }, losses: 0 });
        it.facts.provider = null;
      },
    },
    'the film is stopped on the other device': {
      when: ({ left }) => left.steps === 4,
      does: (it) => {
        it.left = { steps: 2 };
        keep(it, THERE, LEFT_THERE, true);
      },
    },
  },
  cast: {
    ...forEach(DEVICES, (who) => ({
      [who]: { chart: 'progress' as const, input: { isMember: true, isProviderWithout: false } },
    })),
    [FILM]: { chart: 'watching', input: { titleId: '7', owner: null } },
  },
  facts,
  losses: 1,
  late: 0,
  depth: 8,
  calls: providerCalls,
  processed,
  receives: {
    ...received,
    noteWatched: (it) => {
      it.facts.isUnwatched = false;
      keep(it, HERE, BEGINNING, true);
    },
    keepPosition: (it, _, { position, isLast }) => keep(it, HERE, position, isLast),
    forgetPosition: (it) => keep(it, HERE, BEGINNING, true),
    askPosition: (it) => report(it, 'position.reported', { isLast: false }),
  },
  ignores: {
    'position.changed': (it, who) => isIn(it, who, 'collecting') || !isSyncing(it, who),
    'position.reported': ({ facts }) => facts.second === BEGINNING,
  },
});
