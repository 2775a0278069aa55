import { runs } from './questions';
import { end, type Scene, send } from './scene';
import { describeWorld, whenPossible } from './world';

const [DURATION, SECONDS_LEFT, NEXT] = [5400, 8, '8'] as const;
const FAILURE = { kind: 'missing', detail: '404' };

const facts = {
  video: null as 'asked' | 'playing' | 'stalled' | 'paused' | 'ended' | 'failed' | null,
  network: 'there' as 'there' | 'lost' | 'offAir',
  at: 0,
  hasSought: false,
  isNear: false,
  hasCard: false,
  isEndWatched: false,
  isAccepted: false,
  // What the other parts of the page have learned.
  waits: false,
  connection: null as string | null,
  counts: 'still',
  isFilmOn: false,
  stored: 0,
  offer: null as number | 'over' | null,
  failure: null as string | null,
  opened: null as string | null,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const does = ({ facts: { video } }: It, ...any: readonly Facts['video'][]) => any.includes(video);
const isActive = (it: It) => does(it, 'asked', 'playing', 'stalled');
const isOnPage = (it: It) => !does(it, null);
const ask = (it: It, type: string, more: object = {}) => send(it, 'player', { type, ...more });
const report = (it: It, type: string, more: object = {}) => {
  if (runs(it, 'player', 'runMedia')) ask(it, type, more);
};
const place = ({ facts }: It) => ({ position: facts.at, duration: DURATION });
const becomes =
  (video: Facts['video'], ...types: readonly string[]) =>
  (it: It) => {
    it.facts.video = video;
    for (const type of types) report(it, type, type === 'film.paused' ? place(it) : {});
  };
const reportEnd = (it: It) => {
  if (!it.facts.isEndWatched) return;
  if (does(it, 'ended')) report(it, 'film.ended', { isWanted: true });
  else if (it.facts.isNear)
    report(it, 'end.approached', { secondsLeft: SECONDS_LEFT, isWanted: true });
  else report(it, 'end.left');
};
const expected = (it: It) => {
  if (!it.facts.hasCard) return null;
  return does(it, 'ended') ? 'over' : it.facts.isNear ? SECONDS_LEFT : null;
};

const asked: Readonly<Record<string, (it: It) => void>> = {
  'source.presented': (it) => {
    it.facts.network = 'there';
    report(it, 'media.mounted', { link: 0 });
    becomes('asked', 'media.asked', 'film.playing')(it);
  },
  'source.removed': (it) => {
    const wasOn = isActive(it) || does(it, 'failed');
    report(it, 'media.removed');
    becomes(null, ...(wasOn ? ['film.paused'] : []))(it);
  },
  'play.granted': becomes('asked', 'media.asked', 'film.playing'),
  'pause.granted': (it) =>
    becomes('paused', 'film.paused', does(it, 'asked') ? 'play.cancelled' : 'media.paused')(it),
  'reconnection.requested': (it) => {
    it.facts.network = 'there';
    report(it, 'media.connected');
    if (does(it, 'stalled')) becomes('playing', 'media.playing')(it);
  },
  'position.requested': (it) => report(it, 'position.reported', { ...place(it), isLast: false }),
  'beginning.requested': (it) => {
    it.facts.at = 0;
  },
  'page.left': (it) => report(it, 'film.paused', place(it)),
  'card.mounted': (it) => {
    it.facts.isEndWatched = true;
    if (it.facts.isNear || does(it, 'ended')) reportEnd(it);
  },
  'card.removed': (it) => {
    it.facts.isEndWatched = false;
    report(it, 'end.left');
  },
};

export const viewingWorld = describeWorld<Facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'Help is offered only during a wait for the video.': (it) =>
        it.facts.waits === (does(it, 'asked', 'stalled') && it.facts.network !== 'offAir'),
      "The page shows the state of the video's network.": ({ facts }) =>
        facts.connection === (facts.video && facts.network),
      'Only seconds in which the film plays count as viewed.': (it) =>
        (it.facts.counts === 'playing') === does(it, 'playing'),
      'The position is stored regularly while the film plays.': (it) =>
        it.facts.isFilmOn === (isActive(it) || does(it, 'failed')),
      'The stored position is where the film was paused, left or started over.': ({ facts }) =>
        facts.stored === facts.at || facts.hasSought,
      'The next title is offered at the end of the film.': (it) => it.facts.offer === expected(it),
      'The page of an accepted title opens.': ({ facts }) =>
        facts.opened === (facts.isAccepted ? NEXT : null),
      'A failed video is recovered.': (it) =>
        !isOnPage(it) || (it.facts.failure === FAILURE.kind) === does(it, 'failed'),
    },
  },
  hopes: {
    '4.player.source': {
      'A lost network can return.': (it) => !isOnPage(it) || it.facts.network === 'there',
    },
  },
  limits: { steps: 6 },
  moves: {
    'the page is rendered': whenPossible('player', 'stage.mounted', { stage: {} }),
    'the video is put on the page': {
      uses: 'steps',
      when: (it) => does(it, null) && runs(it, 'player', 'runMedia'),
      does: (it) => ask(it, 'source.presented', { source: {} }),
    },
    'the video is removed': {
      uses: 'steps',
      when: (it) => isOnPage(it) && !does(it, 'ended'),
      does: (it) => ask(it, 'source.removed'),
    },
    'the video plays': {
      when: (it) => does(it, 'asked', 'stalled') && it.facts.network !== 'offAir',
      does: becomes('playing', 'media.playing'),
    },
    'the video stalls': {
      uses: 'steps',
      when: (it) => does(it, 'playing'),
      does: becomes('stalled', 'media.stalled'),
    },
    'the browser blocks the video': {
      uses: 'steps',
      when: (it) => does(it, 'asked'),
      does: becomes('paused', 'film.paused', 'media.blocked'),
    },
    'the video ends': {
      uses: 'steps',
      when: (it) => does(it, 'playing'),
      does: (it) => {
        becomes('ended', 'film.paused', 'media.ended')(it);
        reportEnd(it);
      },
    },
    'the video fails': {
      uses: 'steps',
      when: (it) => does(it, 'asked', 'stalled'),
      does: (it) => {
        it.facts.video = 'failed';
        report(it, 'media.failed', { failure: FAILURE });
      },
    },
    'Pause is pressed': { uses: 'steps', when: isActive, does: (it) => ask(it, 'pause.granted') },
    'Play is pressed': {
      uses: 'steps',
      when: (it) => does(it, 'paused') && it.facts.network !== 'offAir',
      does: (it) => ask(it, 'play.granted'),
    },
    'the network is lost': {
      uses: 'steps',
      when: (it) => isActive(it) && it.facts.network === 'there',
      does: (it) => {
        it.facts.network = 'lost';
        report(it, 'media.disconnected');
      },
    },
    'the channel goes off air': {
      uses: 'steps',
      when: (it) => does(it, 'playing', 'stalled') && it.facts.network === 'there',
      does: (it) => {
        Object.assign(it.facts, { network: 'offAir', video: 'stalled' });
        report(it, 'media.stalled');
        report(it, 'media.offAir');
      },
    },
    'the missing part is requested': {
      when: (it) => isOnPage(it) && it.facts.network !== 'there',
      does: (it) => ask(it, 'reconnection.requested'),
    },
    'five seconds pass': {
      uses: 'steps',
      when: ({ facts }) => facts.video === 'playing' && facts.isFilmOn,
      does: (it) => {
        it.facts.at += 5;
        ask(it, 'position.requested');
      },
    },
    'the viewer seeks': {
      uses: 'steps',
      when: (it) => does(it, 'paused'),
      does: ({ facts }) => {
        facts.at += 600;
        facts.hasSought = true;
      },
    },
    'Start over is pressed': {
      uses: 'steps',
      when: isOnPage,
      does: (it) => {
        it.facts.hasSought = false;
        ask(it, 'beginning.requested');
      },
    },
    'the page is left': {
      when: isOnPage,
      does: (it) => {
        ask(it, 'page.left');
        end(it, 'player');
        const { at, stored } = it.facts;
        it.facts = { ...facts, at, stored };
      },
    },
    'the film nears its end': {
      uses: 'steps',
      when: (it) => does(it, 'playing') && !it.facts.isNear,
      does: (it) => {
        it.facts.isNear = true;
        reportEnd(it);
      },
    },
    'the viewer rewinds': {
      uses: 'steps',
      when: (it) => it.facts.isNear && does(it, 'playing'),
      does: (it) => {
        it.facts.isNear = false;
        reportEnd(it);
      },
    },
    'the page can offer a title': {
      uses: 'steps',
      when: (it) => !it.facts.hasCard && runs(it, 'player', 'runMedia'),
      does: (it) => {
        it.facts.hasCard = true;
        ask(it, 'card.mounted');
      },
    },
    'the page no longer offers a title': {
      uses: 'steps',
      when: ({ facts }) => facts.hasCard,
      does: (it) => {
        it.facts.hasCard = false;
        ask(it, 'card.removed');
      },
    },
    'the next title is accepted': {
      when: ({ facts }) => facts.offer !== null && !facts.isAccepted,
      does: (it) => {
        it.facts.isAccepted = true;
        ask(it, 'title.requested', { titleId: NEXT });
      },
    },
  },
  cast: {
    player: {
      chart: 'player',
      input: {
        titleId: '7',
        isMember: true,
        isPlayWanted: true,
        nextId: NEXT,
        videoLinks: [{ type: 'hls', url: 'https://video.example/1' }],
        trailer: null,
      },
    },
  },
  facts,
  losses: 0,
  late: 0,
  depth: 20,
  calls: {},
  receives: {
    runMedia: (it, _, event) => asked[event.type]?.(it),
    Recovery: ({ facts }, _, { type, failure }) => {
      if (type === 'media.failed') facts.failure = failure.kind;
      if (type === 'media.mounted') facts.failure = null;
    },
    Connection: ({ facts }, _, { type }) => {
      const known: Readonly<Record<string, string | null>> = {
        'media.mounted': 'there',
        'media.connected': 'there',
        'media.disconnected': 'lost',
        'media.offAir': 'offAir',
        'media.removed': null,
      };
      if (type in known) facts.connection = known[type] ?? null;
    },
    Patience: ({ facts }, _, { type }) => {
      facts.waits = ['media.asked', 'media.stalled'].includes(type);
    },
    'View count': ({ facts }, _, { type }) => {
      if (type === 'film.paused') facts.counts = 'still';
      else if (type === 'film.playing' || facts.counts !== 'still')
        facts.counts = type === 'media.playing' ? 'playing' : 'loading';
    },
    Watching: ({ facts }, _, { type, position }) => {
      if (type === 'beginning.requested') facts.stored = 0;
      else if (type === 'film.playing') facts.isFilmOn = true;
      else if (position !== undefined) {
        facts.stored = position;
        facts.hasSought = false;
        if (type === 'film.paused') facts.isFilmOn = false;
      }
    },
    'Up next': ({ facts }, _, { type, secondsLeft }) => {
      if (type === 'end.approached') facts.offer = secondsLeft;
      if (type === 'film.ended') facts.offer = 'over';
      if (type === 'end.left') facts.offer = null;
    },
    'title.requested': ({ facts }, _, { titleId }) => {
      facts.opened = titleId;
    },
  },
});
