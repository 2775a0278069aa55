import { isIn } from './questions';
import { end, type Scene, send } from './scene';
import { describeWorld, done, forEach, sends } from './world';

const [HERE, THERE, FILM] = ['this device', 'the other device', 'the film'] as const;
const DEVICES = [HERE, THERE] as const;
const DURATION = 6000;
const LEFT_THERE = 300;
/** Start of the film, in seconds; not 0, which stands for a position that was never stored. */
const BEGINNING = 1;
const facts = {
  hasPlayed: false,
  isPlaying: false,
  isLeft: false,
  at: 600,
  stoodAt: 0,
  provider: 0,
  /** Positions by device: stored (`kept`), last sent (`sending`), last received (`got`). */
  kept: { [HERE]: 0, [THERE]: 0 } as Record<string, number>,
  sending: { [HERE]: 0, [THERE]: 0 } as Record<string, number>,
  got: { [HERE]: 0, [THERE]: 0 } as Record<string, number>,
  readers: [] as string[],
};
type Facts = typeof facts;
type It = Scene<Facts>;

const isOpened = ({ facts }: It) => facts.hasPlayed && !facts.isLeft;
const isUnsent = ({ kept, got }: Facts, who: string) => kept[who] !== got[who];
const keep = (it: It, who: string, position: number, isUrgent: boolean) => {
  it.facts.kept[who] = position;
  send(it, who, { type: 'position.changed', isUrgent });
};
const report = (it: It, type: string, more: object = {}) => {
  it.facts.stoodAt = it.facts.at;
  send(it, FILM, { type, position: it.facts.at, duration: DURATION, ...more });
};

export const progressWorld = describeWorld<Facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'A film resumes at its stored position.': ({ facts }) =>
        !facts.isLeft || [facts.at, LEFT_THERE].includes(facts.kept[HERE] ?? 0),
    },
    '4.session.sign-out': {
      "A device's positions are sent eventually.": ({ charts, facts }) =>
        DEVICES.every(
          (who) =>
            !isUnsent(facts, who) ||
            charts[who]?.calls.length !== 0 ||
            charts[who]?.timers.length !== 0,
        ),
      'A position waits to be sent only while its film plays.': (it) =>
        DEVICES.every((who) => !isIn(it, who, 'collecting')) ||
        (it.facts.isPlaying && !it.facts.isLeft),
      'In sync means that both have the same positions.': (it) =>
        DEVICES.every(
          (who) =>
            !isIn(it, who, 'inStep') ||
            (it.facts.readers.includes(who) && !isUnsent(it.facts, who)),
        ),
    },
  },
  hopes: {
    '4.session.sign-out': {
      'Both devices can sync again.': (it) => DEVICES.every((who) => isIn(it, who, 'inStep')),
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
      when: isOpened,
      does: ({ facts }) => {
        facts.at += 600;
      },
    },
    'Start over is pressed': {
      uses: 'steps',
      when: isOpened,
      does: (it) => {
        it.facts.at = it.facts.stoodAt = BEGINNING;
        send(it, FILM, { type: 'beginning.requested' });
      },
    },
    "the film's page is left": {
      when: isOpened,
      does: (it) => {
        it.facts.isLeft = true;
        if (it.facts.isPlaying || it.facts.at !== it.facts.stoodAt) report(it, 'film.paused');
        end(it, FILM);
      },
    },
    'the site is left on this device': {
      when: ({ charts, facts }) =>
        isUnsent(facts, HERE) &&
        (facts.sending[HERE] !== facts.kept[HERE] ||
          !charts[HERE]?.calls.some(({ id }) => id === 'sendProgress')),
      does: sends(HERE, 'page.left'),
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
  calls: {
    readProgress: { 'the positions are read': ({ facts: { provider } }) => done(provider) },
    sendProgress: {
      'the position is sent': ({ facts }, _, who) => {
        facts.provider = facts.sending[who] ?? 0;
        return done(facts.provider);
      },
    },
  },
  processed: {
    readProgress: ({ facts }, who, position: number) => {
      if (!facts.readers.includes(who)) facts.readers = [...facts.readers, who].sort();
      const hasUnsent = isUnsent(facts, who);
      if (!hasUnsent) facts.kept[who] = facts.got[who] = position;
      return { hasUnsent };
    },
    sendProgress: ({ facts }, who, position) => {
      facts.got[who] = position;
    },
  },
  receives: {
    sendProgress: ({ facts }, who) => {
      facts.sending[who] = facts.kept[who] ?? 0;
    },
    keepPosition: (it, _, { position, isLast }) => keep(it, HERE, position, isLast),
    forgetPosition: (it) => keep(it, HERE, BEGINNING, true),
    askPosition: (it) => report(it, 'position.reported', { isLast: false }),
  },
  ignores: {
    'position.changed': (it, who) => isIn(it, who, 'collecting'),
    'position.reported': ({ facts }) => facts.at === BEGINNING,
  },
});
