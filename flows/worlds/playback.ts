import { can, contextOf, hasTag, isIn, runs } from './questions';
import { begin, end, type Scene, send } from './scene';
import { describeWorld, forEach } from './world';

interface Link {
  readonly type: string;
  readonly url: string;
}
interface Addresses {
  readonly videoLinks: readonly Link[];
  readonly trailer: Link | null;
}
type Does =
  | 'loading'
  | 'ready'
  | 'starting'
  | 'blocked'
  | 'playing'
  | 'stalled'
  | 'paused'
  | 'ended';
interface Media {
  readonly url: string;
  readonly provider: string;
  readonly does: Does;
  readonly isAsked: boolean;
}

const PROVIDERS: Readonly<Record<string, string>> = { hls: 'hls', mp4: 'file', YouTube: 'youtube' };
const addresses = (token: number, ...parts: readonly string[]): Addresses => ({
  videoLinks: ['hls', 'mp4']
    .map((type) => ({ type, url: `https://video.example/film.${type}?${token}` }))
    .filter(() => parts.includes('film')),
  trailer: parts.includes('trailer')
    ? { type: 'YouTube', url: `https://youtu.be/trailer?${token}` }
    : null,
});
const whole = addresses(0, 'film', 'trailer');
const PAGES = {
  'a member opens the page': { isMember: true, isPlayWanted: false, ...whole },
  'a member opens the page to play the film': { isMember: true, isPlayWanted: true, ...whole },
  'a visitor opens the page': { isMember: false, isPlayWanted: false, ...whole },
  'a page without a video is opened to play it': {
    isMember: true,
    isPlayWanted: true,
    ...addresses(0),
  },
};

const facts = {
  isMember: false,
  addresses: addresses(0),
  video: null as 'film' | 'trailer' | null,
  link: 0,
  source: null as object | null,
  media: null as Media | null,
  isOn: false,
  /** The viewer watches: the video is shown instead of its picture. */
  isWatched: false,
  isLikely: false,
  isFailed: false,
  reloaded: null as boolean | null,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const chosen = ({ video, link, addresses: { videoLinks, trailer } }: Facts) =>
  (video === 'film' ? videoLinks[link] : video === 'trailer' ? trailer : null) ?? null;
const choose = ({ facts }: It) => {
  if (chosen(facts)) return;
  const { videoLinks, trailer } = facts.addresses;
  facts.video = facts.isMember && videoLinks.length > 0 ? 'film' : trailer ? 'trailer' : null;
  if (!facts.video) facts.isWatched = false;
};
const does = ({ facts: { media } }: It, ...any: readonly Does[]) =>
  media !== null && any.includes(media.does);
const isOpen = ({ facts, charts }: It) => 'player' in charts && facts.video !== null;
const isFramed = ({ facts }: It) => chosen(facts)?.type === 'YouTube';
const isUnloaded = (it: It) => isOpen(it) && it.facts.media === null && !it.facts.isFailed;
const isStartingItself = (it: It) => isFramed(it) && does(it, 'starting');
const isAsked = ({ facts }: It) => facts.media?.isAsked ?? false;
const canPlay = (it: It) =>
  isOpen(it) && !it.facts.isFailed && !isAsked(it) && !isStartingItself(it);
const canPause = (it: It) => isAsked(it) && !isStartingItself(it);
const isReloading = ({ charts }: It) => charts.Playback?.calls.length !== 0;
const shows = (tag: string, when: (it: It) => boolean) => (it: It) =>
  !('Playback' in it.charts) || hasTag(it, 'Playback', tag) === when(it);

const want = ({ facts }: It) =>
  Object.assign(facts, { isOn: true, isWatched: true, isLikely: true });
const toPage = (it: It, type: string, more: object = {}) => send(it, 'Playback', { type, ...more });
const toPlayer = (it: It, type: string, more: object = {}) => send(it, 'player', { type, ...more });
const change = (it: It, more: Partial<Media>) => {
  if (it.facts.media) it.facts.media = { ...it.facts.media, ...more };
};
const happens = (type: string, more: Partial<Media>) => (it: It) => {
  if (more.isAsked !== undefined) it.facts.isOn = more.isAsked;
  change(it, more);
  if (runs(it, 'player', 'runMedia')) toPlayer(it, type);
};
const mount = (it: It, source: { url: string; provider: string; isPlayWanted: boolean }) => {
  const { url, provider, isPlayWanted } = source;
  it.facts.media = { url, provider, does: 'loading', isAsked: isPlayWanted };
};
const pick = (type: string, more: object, as: Partial<Facts>) => (it: It) => {
  Object.assign(it.facts, as, { isFailed: false });
  want(it);
  toPage(it, type, more);
};

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
        !('Playback' in it.charts) || contextOf(it, 'Playback').isPlayWanted === it.facts.isWatched,
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
      'The reloaded page plays what was watched.': ({ facts }) =>
        facts.reloaded === null || facts.reloaded === facts.isWatched,
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
    'Play is pointed at': {
      when: (it) => isUnloaded(it) && !it.facts.isLikely,
      does: (it) => {
        it.facts.isLikely = true;
        toPage(it, 'intent.noticed');
      },
    },
    'the page is idle': {
      when: (it) => isUnloaded(it) && !it.facts.isLikely && !isFramed(it),
      does: (it) => {
        it.facts.isLikely = true;
        toPage(it, 'page.rested');
      },
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
        when: (it: It) => does(it, 'loading', 'ready', 'playing'),
        does: (it: It) => {
          it.facts.addresses = addresses(1, ...left.split(' '));
          choose(it);
          it.facts.isOn = it.facts.isLikely = it.facts.isWatched;
          toPlayer(it, 'addresses.renewed', { addresses: it.facts.addresses });
        },
      },
    })),
    'the video is loaded': {
      when: (it) => does(it, 'loading'),
      does: (it) => {
        happens('media.ready', { does: isAsked(it) ? 'starting' : 'ready' })(it);
      },
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
    'the video stalls': {
      uses: 'troubles',
      when: (it) => does(it, 'playing'),
      does: happens('media.stalled', { does: 'stalled' }),
    },
    'the headset pauses the video': {
      uses: 'troubles',
      when: (it) => does(it, 'playing'),
      does: happens('media.paused', { does: 'paused', isAsked: false }),
    },
    'the video ends': {
      uses: 'troubles',
      when: (it) => does(it, 'playing'),
      does: happens('media.ended', { does: 'ended', isAsked: false }),
    },
    'the browser blocks the video': {
      uses: 'troubles',
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
        const { isOn } = it.facts;
        it.facts.isFailed = true;
        happens('media.unloaded', {})(it);
        it.facts.isOn = isOn;
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
      it.facts.source = source;
      toPlayer(it, 'source.presented', { source });
    },
    removeSource: (it) => toPlayer(it, 'source.removed'),
    askMediaToPlay: (it) => toPlayer(it, 'play.granted'),
    askMediaToPause: (it) => toPlayer(it, 'pause.granted'),
    runMedia: (it, _, { type, source }) => {
      const { source: early, media } = it.facts;
      if (type === 'xstate.init' && early) mount(it, early as never);
      if (type === 'source.presented') mount(it, source);
      if (type === 'source.removed') it.facts.media = null;
      if (type === 'play.granted')
        change(it, {
          isAsked: true,
          ...(does(it, 'ready', 'blocked') && { does: 'starting' }),
          ...(does(it, 'paused', 'ended') && { does: 'stalled' }),
        });
      if (type !== 'pause.granted' || !media) return;
      change(it, { isAsked: false, ...(media.does === 'starting' && { does: 'ready' }) });
      if (['playing', 'stalled'].includes(media.does))
        happens('media.paused', { does: 'paused' })(it);
    },
  },
  ignores: {
    'intent.noticed': () => true,
    'network.returned': () => true,
    'source.presented': (it) => !isIn(it, 'player', 'staged'),
  },
});
