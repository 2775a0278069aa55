import { runs } from './questions';
import { end } from './scene';
import {
  asked,
  asks,
  becomes,
  does,
  expected,
  FAILURE,
  type Facts,
  facts,
  isActive,
  isOnPage,
  NETWORKS,
  NEXT,
  report,
  reportEnd,
  step,
  when,
} from './viewing-model';
import { describeWorld, forEach, whenPossible } from './world';

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
        facts.stored === facts.position || facts.hasSought,
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
    'the video is put on the page': step(
      (it) => does(it, null) && runs(it, 'player', 'runMedia'),
      asks('source.presented', { source: {} }),
    ),
    'the video is removed': step(
      (it) => isOnPage(it) && !does(it, 'ended'),
      asks('source.removed'),
    ),
    'the video plays': {
      when: (it) => does(it, 'asked', 'stalled') && it.facts.network !== 'offAir',
      does: becomes('playing', 'media.playing'),
    },
    'the video stalls': step(when('playing'), becomes('stalled', 'media.stalled')),
    'the browser blocks the video': step(
      when('asked'),
      becomes('paused', 'film.paused', 'media.blocked'),
    ),
    'the video ends': step(when('playing', 'stalled'), (it) => {
      becomes('ended', 'film.paused', 'media.ended')(it);
      reportEnd(it);
    }),
    'the video fails': step(when('asked', 'stalled'), becomes('failed', 'media.failed')),
    'Pause is pressed': step(isActive, asks('pause.granted')),
    'Play is pressed': step(
      (it) => does(it, 'paused') && it.facts.network !== 'offAir',
      asks('play.granted'),
    ),
    'the network is lost': step(
      (it) => isActive(it) && it.facts.network === 'there',
      (it) => {
        it.facts.network = 'lost';
        report(it, 'media.disconnected');
      },
    ),
    'the channel goes off air': step(
      (it) => does(it, 'playing', 'stalled') && it.facts.network === 'there',
      (it) => {
        it.facts.network = 'offAir';
        becomes('stalled', 'media.stalled', 'media.offAir')(it);
      },
    ),
    'the missing part is requested': {
      when: (it) => isOnPage(it) && it.facts.network !== 'there',
      does: asks('reconnection.requested'),
    },
    'five seconds pass': step(
      (it) => does(it, 'playing') && it.facts.isFilmOn,
      (it) => {
        it.facts.position += 5;
        asks('position.requested')(it);
      },
    ),
    'the viewer seeks': step(when('paused'), ({ facts }) => {
      facts.position += 600;
      facts.hasSought = true;
    }),
    'Start over is pressed': step(isOnPage, (it) => {
      it.facts.hasSought = false;
      asks('beginning.requested')(it);
    }),
    'the page is left': {
      when: isOnPage,
      does: (it) => {
        asks('page.left')(it);
        end(it, 'player');
        const { position, stored } = it.facts;
        it.facts = { ...facts, position, stored };
      },
    },
    ...forEach([true, false], (isNear) => ({
      [isNear ? 'the film nears its end' : 'the viewer rewinds']: step(
        (it) => does(it, 'playing') && it.facts.isNear !== isNear,
        (it) => {
          it.facts.isNear = isNear;
          reportEnd(it);
        },
      ),
    })),
    ...forEach([true, false], (hasCard) => ({
      [hasCard ? 'the page can offer a title' : 'the page no longer offers a title']: step(
        (it) => it.facts.hasCard !== hasCard && runs(it, 'player', 'runMedia'),
        (it) => {
          it.facts.hasCard = hasCard;
          asks(hasCard ? 'card.mounted' : 'card.removed')(it);
        },
      ),
    })),
    'the next title is accepted': {
      when: ({ facts }) => facts.offer !== null && !facts.isAccepted,
      does: (it) => {
        it.facts.isAccepted = true;
        asks('title.requested', { titleId: NEXT })(it);
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
      if (type in NETWORKS) facts.connection = NETWORKS[type] ?? null;
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
