import type { AnyEventObject } from 'xstate';
import { hasTag, runs } from './questions';
import { type Scene, send } from './scene';

interface Link {
  readonly type: string;
  readonly url: string;
}
interface Source {
  readonly url: string;
  readonly provider: string;
  readonly isPlayWanted: boolean;
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

export const PROVIDERS: Readonly<Record<string, string>> = {
  hls: 'hls',
  mp4: 'file',
  YouTube: 'youtube',
};
export const addresses = (token: number, ...parts: readonly string[]): Addresses => ({
  videoLinks: ['hls', 'mp4']
    .map((type) => ({ type, url: `https://video.example/film.${type}?${token}` }))
    .filter(() => parts.includes('film')),
  trailer: parts.includes('trailer')
    ? { type: 'YouTube', url: `https://youtu.be/trailer?${token}` }
    : null,
});
const whole = addresses(0, 'film', 'trailer');
export const TROUBLES: Readonly<Record<string, readonly [type: string, more: Partial<Media>]>> = {
  'the video stalls': ['media.stalled', { does: 'stalled' }],
  'the headset pauses the video': ['media.paused', { does: 'paused', isAsked: false }],
  'the video ends': ['media.ended', { does: 'ended', isAsked: false }],
};
export const PAGES = {
  'a member opens the page': { isMember: true, isPlayWanted: false, ...whole },
  'a member opens the page to play the film': { isMember: true, isPlayWanted: true, ...whole },
  'a visitor opens the page': { isMember: false, isPlayWanted: false, ...whole },
  'a page without a video is opened to play it': {
    isMember: true,
    isPlayWanted: true,
    ...addresses(0),
  },
};

export const facts = {
  isMember: false,
  addresses: addresses(0),
  video: null as 'film' | 'trailer' | null,
  link: 0,
  source: null as Source | null,
  media: null as Media | null,
  isOn: false,
  /**
   * Set when playback is requested. Reset when Pause is pressed while the video loads or starts.
   * `false` without a video.
   */
  isWatched: false,
  /**
   * Set when the video ends, or when Pause is pressed after the video has started.
   * Reset when playback is requested. New addresses or a reload do not resume a held video.
   */
  isHeld: false,
  isLikely: false,
  isFailed: false,
  reloaded: null as boolean | null,
};
export type Facts = typeof facts;
export type It = Scene<Facts>;

export const chosen = ({ video, link, addresses: { videoLinks, trailer } }: Facts) =>
  (video === 'film' ? videoLinks[link] : video === 'trailer' ? trailer : null) ?? null;
export const choose = ({ facts }: It) => {
  if (chosen(facts)) return;
  const { videoLinks, trailer } = facts.addresses;
  facts.video = facts.isMember && videoLinks.length > 0 ? 'film' : trailer ? 'trailer' : null;
  if (!facts.video) facts.isWatched = false;
};
export const does = ({ facts: { media } }: It, ...any: readonly Does[]) =>
  media !== null && any.includes(media.does);
export const isOpen = ({ facts, charts }: It) => 'player' in charts && facts.video !== null;
export const isFramed = ({ facts }: It) => chosen(facts)?.type === 'YouTube';
export const isUnlikely = (it: It) => isOpen(it) && !it.facts.isFailed && !it.facts.isLikely;
export const isToGoOn = ({ isWatched, isHeld }: Facts) => isWatched && !isHeld;
const isStartingItself = (it: It) => isFramed(it) && does(it, 'starting');
export const isAsked = ({ facts }: It) => facts.media?.isAsked ?? false;
export const canPlay = (it: It) =>
  isOpen(it) && !it.facts.isFailed && !isAsked(it) && !isStartingItself(it);
export const canPause = (it: It) => isAsked(it) && !isStartingItself(it);
export const isReloading = ({ charts }: It) => charts.Playback?.calls.length !== 0;
export const shows = (tag: string, when: (it: It) => boolean) => (it: It) =>
  !('Playback' in it.charts) || hasTag(it, 'Playback', tag) === when(it);

export const want = ({ facts }: It) =>
  Object.assign(facts, { isOn: true, isWatched: true, isHeld: false, isLikely: true });
export const toPage = (it: It, type: string, more: object = {}) =>
  send(it, 'Playback', { type, ...more });
export const toPlayer = (it: It, type: string, more: object = {}) =>
  send(it, 'player', { type, ...more });
const change = (it: It, more: Partial<Media>) => {
  if (it.facts.media) it.facts.media = { ...it.facts.media, ...more };
};
export const happens = (type: string, more: Partial<Media>) => (it: It) => {
  if (more.isAsked !== undefined) it.facts.isOn = more.isAsked;
  if (more.does === 'ended') it.facts.isHeld = true;
  change(it, more);
  if (runs(it, 'player', 'runMedia')) toPlayer(it, type);
};
const mount = (it: It, { url, provider, isPlayWanted }: Source) => {
  it.facts.media = { url, provider, does: 'loading', isAsked: isPlayWanted };
};
export const load = (type: string) => (it: It) => {
  it.facts.isLikely = true;
  toPage(it, type);
};
export const pick = (type: string, more: object, as: Partial<Facts>) => (it: It) => {
  Object.assign(it.facts, as, { isFailed: false });
  want(it);
  toPage(it, type, more);
};

export const asked: Readonly<Record<string, (it: It, event: AnyEventObject) => void>> = {
  'xstate.init': (it) => {
    if (it.facts.source) mount(it, it.facts.source);
  },
  'source.presented': (it, { source }) => mount(it, source),
  'source.removed': ({ facts }) => {
    facts.media = null;
  },
  'play.granted': (it) => {
    change(it, { isAsked: true });
    if (does(it, 'ready', 'blocked')) change(it, { does: 'starting' });
    if (does(it, 'paused', 'ended')) change(it, { does: 'stalled' });
  },
  'pause.granted': (it) => {
    change(it, { isAsked: false });
    if (does(it, 'starting')) change(it, { does: 'ready' });
    if (does(it, 'playing', 'stalled')) happens('media.paused', { does: 'paused' })(it);
  },
};
