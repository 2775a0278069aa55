import { can, hasTag, isIn } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, done, forEach, sends } from './world';

const LINKS = [0, 1];
const film = {
  videoLinks: LINKS.map((it) => ({ type: 'hls', url: `https://video.example/${it}` })),
  trailer: null,
};
const facts = {
  shown: null as number | null,
  isPlaying: false,
  isBroken: false,
  failed: [] as number[],
  isWrongChoice: false,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const sendPlayer = (it: It, type: string, more: object = {}) =>
  send(it, 'player', { type, ...more });
const isFailed = (it: It) => hasTag(it, 'Playback', 'failed');
const isShown = ({ facts }: It) => facts.shown !== null;
const present = (it: It, link: number) => {
  const { failed, isWrongChoice } = it.facts;
  const isFirstPick =
    failed.length === 0 || !failed.includes(link) || failed.length === LINKS.length;
  Object.assign(it.facts, {
    shown: link,
    isPlaying: false,
    isBroken: false,
    isWrongChoice: isWrongChoice || !isFirstPick,
  });
  sendPlayer(it, 'media.mounted', { link });
};
const fail = (kind: string) => (it: It) => {
  it.facts.failed = [...new Set([...it.facts.failed, it.facts.shown ?? 0])].sort();
  it.facts.isBroken = true;
  sendPlayer(it, 'media.failed', { failure: { kind, detail: '' } });
};
const renew = (it: It, addresses: unknown) => {
  it.facts.failed = it.facts.failed.filter((link) => link !== it.facts.shown);
  sendPlayer(it, 'addresses.renewed', { addresses });
};
const play = (it: It) => {
  it.facts.isPlaying = true;
  sendPlayer(it, 'media.playing');
};
const pick = (link: number) => (it: It) => {
  it.facts.failed = it.facts.failed.filter((other) => other !== link);
  send(it, 'Playback', { type: 'source.picked', link });
};
const isReady = (it: It) => isShown(it) && !it.facts.isPlaying && !it.facts.isBroken;
const isRunning = (it: It) => isShown(it) && it.facts.isPlaying && !it.facts.isBroken;
const stall = (it: It) => sendPlayer(it, 'media.stalled');
const block = (it: It) => sendPlayer(it, 'media.blocked');
const finish = (it: It) => sendPlayer(it, 'media.ended');
const retry = (it: It) => {
  it.facts.failed = [];
  sendPlayer(it, 'retry.requested');
};

export const playerWorld = describeWorld<Facts>({
  cast: {
    player: {
      chart: 'player',
      input: { titleId: '7', isMember: true, isPlayWanted: true, nextId: null, ...film },
    },
    Playback: { chart: 'playback' },
    Recovery: { chart: 'recovery' },
  },
  about: '4.player.source',
  ...{ facts, losses: 1, late: 1, depth: 12, limits: { failures: 3, picks: 1, troubles: 1 } },
  calls: {
    readAddresses: { 'the addresses are read again': () => done(film) },
  },
  receives: {
    runMedia: (it, _, { type, source }) => {
      if (type === 'xstate.init') present(it, 0);
      if (type === 'source.presented') present(it, source.link);
      if (type === 'source.removed') {
        it.facts.shown = null;
        sendPlayer(it, 'media.removed');
      }
    },
    presentSource: (it, _, { type: _type, ...source }) =>
      sendPlayer(it, 'source.presented', { source }),
    removeSource: (it) => sendPlayer(it, 'source.removed'),
    replaceSource: (it, _, { link }) => sendPlayer(it, 'source.replaced', { link }),
    renewAddresses: (it, _, { addresses }) => renew(it, addresses),
    giveUp: (it) => sendPlayer(it, 'video.failed'),
  },
  moves: {
    'the page is rendered': {
      when: (it) => can(it, 'player', 'stage.mounted'),
      does: sends('player', 'stage.mounted', { stage: {} }),
    },
    'the film plays': {
      when: isReady,
      does: play,
    },
    ...forEach(['missing', 'forbidden'], (kind) => ({
      [`the source on the page fails (${kind})`]: {
        uses: 'failures',
        when: isShown,
        does: fail(kind),
      },
    })),
    ...Object.assign(
      {},
      ...LINKS.map((link) => ({
        [`the viewer picks source ${link + 1}`]: {
          uses: 'picks',
          when: ({ charts }: It) => charts.Playback?.snap.can({ type: 'source.picked', link }),
          does: pick(link),
        },
      })),
    ),
    'the film stalls': { uses: 'troubles', when: isRunning, does: stall },
    'the browser blocks the film': { uses: 'troubles', when: isReady, does: block },
    'the film ends': { uses: 'troubles', when: isRunning, does: finish },
    'Try again is pressed': { when: isFailed, does: retry },
  },
  ignores: {
    'intent.noticed': () => true,
    'media.failed': (it, who) => isIn(it, who, 'renewing'),
    'source.presented': (it) => !isIn(it, 'player', 'staged'),
    'source.removed': (it) => !isIn(it, 'player', 'staged'),
  },
  promises: {
    '4.player.source': {
      'A failed source is not played again while another is untried.': ({ facts }) =>
        !facts.isWrongChoice,
      'The page gives up only when every source has failed.': (it) =>
        !isFailed(it) || it.facts.failed.length === LINKS.length,
      'A failed video leaves the page, and the page says so.': (it) =>
        isShown(it) !== (isFailed(it) || !isIn(it, 'player', 'staged')),
    },
  },
  hopes: {
    '4.player.source': { 'The film can still be played.': ({ facts }) => facts.isPlaying },
  },
});
