import {
  addresses,
  asked,
  canPause,
  canPlay,
  choose,
  chosen,
  does,
  type Facts,
  facts,
  happens,
  type It,
  isAsked,
  isFramed,
  isOpen,
  isReloading,
  isToGoOn,
  isUnlikely,
  load,
  PAGES,
  PROVIDERS,
  pick,
  shows,
  TROUBLES,
  toPage,
  toPlayer,
  want,
} from './playback-model';
import { can, contextOf, isIn } from './questions';
import { begin, end } from './scene';
import { describeWorld, forEach } from './world';

export const playbackWorld = describeWorld<Facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'The video on the page is the chosen one.': ({ facts }) =>
        facts.media === null || facts.media.url === chosen(facts)?.url,
      'A video is loaded only when it is likely to be played.': (it) =>
        (it.facts.media !== null) === (isOpen(it) && !it.facts.isFailed && it.facts.isLikely),
      'The video does what was pressed last.': (it) =>
        it.facts.media === null || isAsked(it) === it.facts.isOn,
      'Play is offered for a video that does not play.': (it) =>
        can(it, 'Playback', 'play.requested') === canPlay(it),
      'Pause is offered for a video that plays or will play.': (it) =>
        can(it, 'Playback', 'pause.requested') === canPause(it),
      'The video replaces its picture while it is watched.': (it) =>
        !('Playback' in it.charts) || contextOf(it, 'Playback').isWatched === it.facts.isWatched,
      'A video that loads or starts is shown as busy.': shows(
        'busy',
        (it) => isReloading(it) || does(it, 'loading') || (does(it, 'starting') && !isFramed(it)),
      ),
      'A blocked start is shown.': shows('blocked', (it) => does(it, 'blocked')),
      'A title without a video is shown as such.': shows('empty', (it) => !isOpen(it)),
      'Missing code is shown as a failure.': shows(
        'failed',
        (it) => it.facts.isFailed && !isReloading(it),
      ),
      'A finished trailer leads on.': (it) =>
        isIn(it, 'Playback', { video: 'trailer', progress: { presenting: 'ended' } }) ===
        (it.facts.video === 'trailer' && does(it, 'ended')),
      'The reloaded page plays what was to play.': ({ facts }) =>
        facts.reloaded === null || facts.reloaded === isToGoOn(facts),
    },
    '4.player.types': {
      'A video has the player of its type.': ({ facts }) =>
        facts.media === null || facts.media.provider === PROVIDERS[chosen(facts)?.type ?? ''],
    },
  },
  limits: { picks: 1, renewals: 1, troubles: 1, presses: 2 },
  moves: {
    ...forEach(Object.entries(PAGES), ([says, input]) => ({
      [says]: {
        when: ({ charts, facts }: It) => !('player' in charts) && facts.reloaded === null,
        does: (it: It) => {
          const { isMember, isPlayWanted, videoLinks, trailer } = input;
          it.facts = { ...it.facts, isMember, addresses: { videoLinks, trailer } };
          Object.assign(it.facts, { isOn: isPlayWanted, isWatched: isPlayWanted });
          it.facts.isLikely = isPlayWanted;
          choose(it);
          begin(it, 'player', { titleId: '7', nextId: null, ...input });
          toPlayer(it, 'stage.mounted', { stage: {} });
        },
      },
    })),
    'Play is pointed at': { when: isUnlikely, does: load('intent.noticed') },
    'the page is idle': {
      when: (it) => isUnlikely(it) && !isFramed(it),
      does: load('page.rested'),
    },
    'Play is pressed': {
      uses: 'presses',
      when: canPlay,
      does: (it) => {
        want(it);
        toPage(it, 'play.requested');
      },
    },
    'Pause is pressed': {
      uses: 'presses',
      when: canPause,
      does: (it) => {
        it.facts.isOn = false;
        if (does(it, 'loading', 'starting')) it.facts.isWatched = false;
        else it.facts.isHeld = true;
        toPage(it, 'pause.requested');
      },
    },
    'the trailer is picked': {
      uses: 'picks',
      when: (it) => isOpen(it) && it.facts.video === 'film' && it.facts.addresses.trailer !== null,
      does: pick('trailer.requested', {}, { video: 'trailer' }),
    },
    'the film is picked': {
      when: (it) =>
        isOpen(it) &&
        it.facts.isMember &&
        it.facts.video === 'trailer' &&
        it.facts.addresses.videoLinks.length > 0,
      does: pick('film.requested', {}, { video: 'film' }),
    },
    ...forEach([0, 1], (link) => ({
      [`source ${link + 1} is picked`]: {
        uses: 'picks',
        when: (it: It) =>
          isOpen(it) &&
          it.facts.video === 'film' &&
          it.facts.link !== link &&
          link in it.facts.addresses.videoLinks,
        does: pick('source.picked', { link }, { link }),
      },
    })),
    ...forEach(['film and trailer', 'trailer', 'film', 'neither'], (left) => ({
      [`new addresses are read (${left})`]: {
        uses: 'renewals',
        when: (it: It) => does(it, 'loading', 'ready', 'playing', 'stalled', 'paused', 'ended'),
        does: (it: It) => {
          it.facts.addresses = addresses(1, ...left.split(' '));
          choose(it);
          it.facts.isOn = isToGoOn(it.facts);
          it.facts.isLikely = it.facts.isWatched;
          toPlayer(it, 'addresses.renewed', { addresses: it.facts.addresses });
        },
      },
    })),
    'the video is loaded': {
      when: (it) => does(it, 'loading'),
      does: (it) => happens('media.ready', { does: isAsked(it) ? 'starting' : 'ready' })(it),
    },
    'the video plays': {
      when: (it) => isAsked(it) && does(it, 'starting', 'stalled'),
      does: happens('media.playing', { does: 'playing' }),
    },
    'Play is pressed within the frame': {
      uses: 'troubles',
      when: (it) => isFramed(it) && does(it, 'ready', 'paused'),
      does: (it) => {
        want(it);
        happens('media.playing', { does: 'playing', isAsked: true })(it);
      },
    },
    ...forEach(Object.entries(TROUBLES), ([says, [type, more]]) => ({
      [says]: {
        uses: 'troubles',
        when: (it: It) => does(it, 'playing'),
        does: happens(type, more),
      },
    })),
    'the browser blocks the video': {
      when: (it) => !isFramed(it) && isAsked(it) && does(it, 'loading', 'starting', 'stalled'),
      does: (it) =>
        happens('media.blocked', {
          does: does(it, 'stalled') ? 'paused' : 'blocked',
          isAsked: false,
        })(it),
    },
    "the player's code cannot be loaded": {
      uses: 'troubles',
      when: (it) => does(it, 'loading'),
      does: (it) => {
        it.facts.isFailed = true;
        happens('media.unloaded', {})(it);
      },
    },
    'Try again is pressed': {
      uses: 'presses',
      when: (it) => it.facts.isFailed && !isReloading(it),
      does: (it) => toPlayer(it, 'retry.requested'),
    },
  },
  cast: { player: { chart: 'player' }, Playback: { chart: 'playback' } },
  facts,
  losses: 1,
  late: 0,
  depth: 20,
  calls: {
    reloadPage: {
      'the page is reloaded': (it, { input }) => {
        it.facts.reloaded = (input as { isPlayWanted: boolean }).isPlayWanted;
        end(it, 'player');
        end(it, 'Playback');
        it.facts.isFailed = it.facts.isLikely = false;
        return null;
      },
    },
  },
  receives: {
    presentSource: (it, _, { type: _type, ...source }) => {
      it.facts.source = source as never;
      toPlayer(it, 'source.presented', { source });
    },
    removeSource: (it) => toPlayer(it, 'source.removed'),
    askMediaToPlay: (it) => toPlayer(it, 'play.granted'),
    askMediaToPause: (it) => toPlayer(it, 'pause.granted'),
    runMedia: (it, _, event) => asked[event.type]?.(it, event),
  },
  ignores: {
    'intent.noticed': () => true,
    'network.returned': () => true,
    'source.presented': (it) => !isIn(it, 'player', 'staged'),
  },
});
