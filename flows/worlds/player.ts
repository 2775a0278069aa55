import { contextOf, hasTag, isIn, isSame } from './questions';
import { begin, type Scene, send } from './scene';
import { describeWorld, done, forEach, whenPossible } from './world';

type Shown = number | 'trailer';
const LINKS = [0, 1];
const film = {
  videoLinks: LINKS.map((it) => ({ type: 'hls', url: `https://video.example/${it}` })),
  trailer: { type: 'mp4', url: 'https://video.example/trailer' },
};
const facts = {
  isMember: false,
  shown: null as Shown | null,
  last: null as Shown | null,
  isBroken: false,
  /** The kind of failure of each failed source, by source. */
  failed: {} as Readonly<Record<string, string>>,
  isRenewed: false,
  isWrongChoice: false,
  isHasty: false,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const sendPlayer = (it: It, type: string, more: object = {}) =>
  send(it, 'player', { type, ...more });
const isFailed = (it: It) => hasTag(it, 'Playback', 'failed');
const isShown = ({ facts }: It) => facts.shown !== null;
const isSound = (it: It) => isShown(it) && !it.facts.isBroken;
const failuresOf = (it: It): readonly { link: number | null; kind: string }[] =>
  contextOf(it, 'Recovery')?.failures ?? [];
const sourcesOf = ({ isMember }: Facts): readonly Shown[] => (isMember ? LINKS : ['trailer']);
const present = (it: It, { link }: { link: number | null }) => {
  const shown = link ?? 'trailer';
  it.facts.isWrongChoice ||= shown in it.facts.failed;
  Object.assign(it.facts, { shown, last: shown, isBroken: false });
  sendPlayer(it, 'media.mounted', { link });
};
const forgive = ({ facts }: It, isForgiven: (source: string, kind: string) => boolean) => {
  const left = Object.entries(facts.failed).filter((it) => !isForgiven(...it));
  facts.failed = Object.fromEntries(left);
};
const isUntroubled = ({ log }: It) =>
  log
    .slice(log.findLastIndex(([, { type }]) => type === 'media.failed') + 1)
    .some(([, { type }]) => type.includes('UNTROUBLED_TIME'));

export const playerWorld = describeWorld<Facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'A failed source is not played again while another is untried.': ({ facts }) =>
        !facts.isWrongChoice,
      'An expired address is renewed before another source is tried.': ({ facts }) =>
        !facts.isHasty,
      'The page gives up only when every source has failed.': (it) =>
        !isFailed(it) || sourcesOf(it.facts).every((source) => source in it.facts.failed),
      'A page that gives up lists why each source has failed.': (it) =>
        !isFailed(it) ||
        Object.entries(it.facts.failed).every((failure) =>
          failuresOf(it).some(({ link, kind }) => isSame([`${link ?? 'trailer'}`, kind], failure)),
        ),
      'A failed video leaves the page, and the page says so.': (it) =>
        isShown(it) !== (isFailed(it) || !isIn(it, 'player', 'staged')),
    },
  },
  hopes: {
    '4.player.source': {
      'A video can still be played.': isSound,
      'Failures are forgotten eventually.': (it) => failuresOf(it).length === 0,
    },
  },
  limits: { failures: 3, picks: 1 },
  moves: {
    ...forEach([true, false], (isMember) => ({
      [`a ${isMember ? 'member plays the film' : 'visitor plays the trailer'}`]: {
        when: ({ charts }: It) => !('player' in charts),
        does: (it: It) => {
          it.facts.isMember = isMember;
          begin(it, 'player', {
            titleId: '7',
            isMember,
            isPlayWanted: true,
            nextId: null,
            ...film,
          });
        },
      },
    })),
    'the page is rendered': whenPossible('player', 'stage.mounted', { stage: {} }),
    'the video plays': { when: isSound, does: (it) => sendPlayer(it, 'media.playing') },
    ...forEach(['missing', 'forbidden'], (kind) => ({
      [`the source on the page fails (${kind})`]: {
        uses: 'failures',
        when: isSound,
        does: (it: It) => {
          if (isUntroubled(it)) forgive(it, () => true);
          it.facts.failed = { ...it.facts.failed, [`${it.facts.shown}`]: kind };
          it.facts.isBroken = true;
          sendPlayer(it, 'media.failed', { failure: { kind, detail: '' } });
          const asks = it.charts.Recovery?.calls.some(({ id }) => id === 'readAddresses');
          it.facts.isHasty ||= kind === 'forbidden' && !it.facts.isRenewed && !asks;
        },
      },
    })),
    ...forEach(LINKS, (link) => ({
      [`the viewer picks source ${link + 1}`]: {
        uses: 'picks',
        when: ({ facts }: It) => facts.isMember && facts.last !== null && facts.last !== link,
        does: (it: It) => {
          forgive(it, (source) => isFailed(it) || source === `${link}`);
          send(it, 'Playback', { type: 'source.picked', link });
        },
      },
    })),
    'Try again is pressed': {
      when: isFailed,
      does: (it) => {
        forgive(it, () => true);
        sendPlayer(it, 'retry.requested');
        it.facts.isWrongChoice ||= it.facts.shown !== sourcesOf(it.facts)[0];
      },
    },
  },
  cast: {
    player: { chart: 'player' },
    Playback: { chart: 'playback' },
    Recovery: { chart: 'recovery' },
  },
  facts,
  losses: 1,
  late: 1,
  depth: 14,
  calls: { readAddresses: { 'the addresses are read again': () => done(film) } },
  receives: {
    runMedia: (it, _, { type, source }) => {
      if (type === 'xstate.init') present(it, { link: it.facts.isMember ? 0 : null });
      if (type === 'source.presented') present(it, source);
      if (type !== 'source.removed') return;
      it.facts.shown = null;
      sendPlayer(it, 'media.removed');
    },
    presentSource: (it, _, { type: _type, ...source }) =>
      sendPlayer(it, 'source.presented', { source }),
    removeSource: (it) => sendPlayer(it, 'source.removed'),
    replaceSource: (it, _, { link }) => sendPlayer(it, 'source.replaced', { link }),
    renewAddresses: (it, _, { addresses }) => {
      it.facts.isRenewed = true;
      forgive(it, (source, kind) => kind === 'forbidden' || source === `${it.facts.shown}`);
      sendPlayer(it, 'addresses.renewed', { addresses });
    },
    giveUp: (it) => sendPlayer(it, 'video.failed'),
  },
  ignores: {
    'intent.noticed': () => true,
    'source.presented': (it) => !isIn(it, 'player', 'staged'),
    'source.removed': (it) => !isIn(it, 'player', 'staged'),
    'source.replaced': (it, who) => who === 'Playback' && !it.facts.isMember,
  },
});
