import { can, hasTag, isIn } from './questions';
import { type Scene, send } from './scene';
import { describeWorld, done, forEach, sends, whenPossible } from './world';

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
  restarts: 0,
};
type It = Scene<typeof facts>;

const sendPlayer = (it: It, type: string, more: object = {}) =>
  send(it, 'player', { type, ...more });
const isFailed = (it: It) => hasTag(it, 'Playback', 'failed');
const isShown = ({ facts }: It) => facts.shown !== null;
const isReady = (it: It) => isShown(it) && !it.facts.isPlaying && !it.facts.isBroken;
const isRunning = (it: It) => isShown(it) && it.facts.isPlaying && !it.facts.isBroken;
const present = (it: It, link: number) => {
  const { failed } = it.facts;
  it.facts.isWrongChoice ||= failed.includes(link) && failed.length < LINKS.length;
  Object.assign(it.facts, { shown: link, isPlaying: false, isBroken: false });
  sendPlayer(it, 'media.mounted', { link });
};
const forgive = ({ facts }: It, link: number | null) => {
  facts.failed = facts.failed.filter((other) => other !== link);
};

export const playerWorld = describeWorld<typeof facts>({
  about: '4.player.source',
  promises: {
    '4.player.source': {
      'A failed source is not played again while another is untried.': ({ facts }) =>
        !facts.isWrongChoice,
      'The page gives up only when every source has failed.': (it) =>
        !isFailed(it) || it.facts.failed.length === LINKS.length,
      'Start over reaches the video once.': ({ facts }) => facts.restarts === 0,
      'A failed video leaves the page, and the page says so.': (it) =>
        isShown(it) !== (isFailed(it) || !isIn(it, 'player', 'staged')),
    },
  },
  hopes: {
    '4.player.source': { 'The film can still be played.': ({ facts }) => facts.isPlaying },
  },
  limits: { failures: 3, picks: 1, troubles: 1 },
  moves: {
    'the page is rendered': whenPossible('player', 'stage.mounted', { stage: {} }),
    'the film plays': {
      when: isReady,
      does: (it) => {
        it.facts.isPlaying = true;
        sendPlayer(it, 'media.playing');
      },
    },
    ...forEach(['missing', 'forbidden'], (kind) => ({
      [`the source on the page fails (${kind})`]: {
        uses: 'failures',
        when: isShown,
        does: (it: It) => {
          it.facts.failed = [...new Set([...it.facts.failed, it.facts.shown ?? 0])].sort();
          it.facts.isBroken = true;
          sendPlayer(it, 'media.failed', { failure: { kind, detail: '' } });
        },
      },
    })),
    ...forEach(LINKS, (link) => ({
      [`the viewer picks source ${link + 1}`]: {
        uses: 'picks',
        when: (it: It) => can(it, 'Playback', 'source.picked', { link }),
        does: (it: It) => {
          forgive(it, link);
          send(it, 'Playback', { type: 'source.picked', link });
        },
      },
    })),
    'the film stalls': {
      uses: 'troubles',
      when: isRunning,
      does: sends('player', 'media.stalled'),
    },
    'the browser blocks the film': {
      uses: 'troubles',
      when: isReady,
      does: sends('player', 'media.blocked'),
    },
    'the film ends': { uses: 'troubles', when: isRunning, does: sends('player', 'media.ended') },
    'Start over is pressed': {
      uses: 'troubles',
      when: isRunning,
      does: (it) => {
        it.facts.restarts += 1;
        sendPlayer(it, 'beginning.requested');
      },
    },
    'Try again is pressed': {
      when: isFailed,
      does: (it) => {
        it.facts.failed = [];
        sendPlayer(it, 'retry.requested');
      },
    },
  },
  cast: {
    player: {
      chart: 'player',
      input: { titleId: '7', isMember: true, isPlayWanted: true, nextId: null, ...film },
    },
    Playback: { chart: 'playback' },
    Recovery: { chart: 'recovery' },
  },
  facts,
  losses: 1,
  late: 1,
  depth: 12,
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
      if (type === 'beginning.requested') it.facts.restarts -= 1;
    },
    presentSource: (it, _, { type: _type, ...source }) =>
      sendPlayer(it, 'source.presented', { source }),
    removeSource: (it) => sendPlayer(it, 'source.removed'),
    replaceSource: (it, _, { link }) => sendPlayer(it, 'source.replaced', { link }),
    renewAddresses: (it, _, { addresses }) => {
      forgive(it, it.facts.shown);
      sendPlayer(it, 'addresses.renewed', { addresses });
    },
    giveUp: (it) => sendPlayer(it, 'video.failed'),
  },
  ignores: {
    'intent.noticed': () => true,
    'media.failed': (it, who) => isIn(it, who, 'renewing'),
    'source.presented': (it) => !isIn(it, 'player', 'staged'),
    'source.removed': (it) => !isIn(it, 'player', 'staged'),
  },
});
