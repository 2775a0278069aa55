import { runs } from './questions';
import { type Scene, send } from './scene';

const [DURATION, SECONDS_LEFT] = [5400, 8];
export const NEXT = '8';
export const FAILURE = { kind: 'missing', detail: '404' };

export const NETWORKS: Readonly<Record<string, string | null>> = {
  'media.mounted': 'there',
  'media.connected': 'there',
  'media.disconnected': 'lost',
  'media.offAir': 'offAir',
  'media.removed': null,
};
export const facts = {
  video: null as 'asked' | 'playing' | 'stalled' | 'paused' | 'ended' | 'failed' | null,
  network: 'there' as 'there' | 'lost' | 'offAir',
  position: 0,
  hasSought: false,
  isNear: false,
  hasCard: false,
  isEndWatched: false,
  isAccepted: false,
  // The fields below are what the other charts and the page know from the player.
  waits: false,
  connection: null as string | null,
  counts: 'still',
  isFilmOn: false,
  stored: 0,
  offer: null as number | 'over' | null,
  failure: null as string | null,
  opened: null as string | null,
};
export type Facts = typeof facts;
type It = Scene<Facts>;

export const does = ({ facts: { video } }: It, ...any: readonly Facts['video'][]) =>
  any.includes(video);
export const isActive = (it: It) => does(it, 'asked', 'playing', 'stalled');
export const isOnPage = (it: It) => !does(it, null);
export const when =
  (...any: readonly Facts['video'][]) =>
  (it: It) =>
    does(it, ...any);
export const asks =
  (type: string, more: object = {}) =>
  (it: It) =>
    send(it, 'player', { type, ...more });
export const step = (when: (it: It) => boolean, does: (it: It) => void) => ({
  uses: 'steps',
  when,
  does,
});
export const report = (it: It, type: string, more: object = {}) => {
  if (runs(it, 'player', 'runMedia')) send(it, 'player', { type, ...more });
};
const place = ({ facts }: It) => ({ position: facts.position, duration: DURATION });
export const becomes =
  (video: Facts['video'], ...types: readonly string[]) =>
  (it: It) => {
    it.facts.video = video;
    for (const type of types) report(it, type, { ...place(it), failure: FAILURE });
  };
export const reportEnd = (it: It) => {
  if (!it.facts.isEndWatched) return;
  if (does(it, 'ended')) report(it, 'film.ended', { isWanted: true });
  else if (it.facts.isNear)
    report(it, 'end.approached', { secondsLeft: SECONDS_LEFT, isWanted: true });
  else report(it, 'end.left');
};
export const expected = (it: It) => {
  if (!it.facts.hasCard) return null;
  return does(it, 'ended') ? 'over' : it.facts.isNear ? SECONDS_LEFT : null;
};

export const asked: Readonly<Record<string, (it: It) => void>> = {
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
    it.facts.position = 0;
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
