import {
  assertEvent,
  type EventObject,
  emit,
  forwardTo,
  fromCallback,
  sendTo,
  setup,
} from 'xstate';
import type { VideoLink } from '../contract/entities';

type Addresses = { videoLinks: readonly VideoLink[]; trailer: VideoLink | null };
export type PlayerInput = Addresses & {
  titleId: string;
  isMember: boolean;
  isPlayWanted: boolean;
  nextId: string | null;
};
export type Owner = { send(event: PlayerEvent): void } | null;
type Place = { position: number; duration: number };

type MediaEvent =
  | { type: 'media.mounted'; link: number | null }
  | { type: 'media.removed' | 'media.ready' | 'media.unloaded' }
  | { type: 'media.asked' | 'media.playing' | 'media.stalled' | 'media.paused' }
  | { type: 'media.ended' | 'media.blocked' | 'media.disconnected' | 'media.connected' }
  | { type: 'media.offAir' }
  | { type: 'media.failed'; failure: object }
  | { type: 'play.cancelled' | 'film.playing' | 'end.left' }
  | ({ type: 'film.paused' } & Place)
  | ({ type: 'position.reported'; isLast: boolean } & Place)
  | { type: 'end.approached'; secondsLeft: number; isWanted: boolean }
  | { type: 'film.ended'; isWanted: boolean };

type Report =
  | { type: 'source.presented'; source: object }
  | { type: 'source.removed' | 'play.granted' | 'pause.granted' }
  | { type: 'source.replaced'; link: number }
  | { type: 'addresses.renewed'; addresses: Addresses }
  | { type: 'video.failed' | 'reconnection.requested' | 'position.requested' }
  | { type: 'title.requested'; titleId: string };

export type PlayerEvent =
  | MediaEvent
  | Report
  | { type: 'stage.mounted'; stage: object }
  | { type: 'card.mounted' | 'card.removed' }
  | { type: 'retry.requested' | 'retry.passed' | 'beginning.requested' | 'page.left' };

export const playerMachine = setup({
  types: {
    input: {} as PlayerInput,
    context: {} as PlayerInput,
    events: {} as PlayerEvent,
    emitted: {} as { type: 'title.requested'; titleId: string },
  },
  actors: {
    runMedia: fromCallback<EventObject, { titleId: string; stage: object }>(() => {
      throw new Error('not supplied');
    }),
    Playback: fromCallback<
      EventObject,
      Addresses & { isMember: boolean; isPlayWanted: boolean; owner: Owner }
    >(() => {
      throw new Error('not supplied');
    }),
    Recovery: fromCallback<EventObject, { titleId: string; linkCount: number; owner: Owner }>(
      () => {
        throw new Error('not supplied');
      },
    ),
    Connection: fromCallback<EventObject, { owner: Owner }>(() => {
      throw new Error('not supplied');
    }),
    Patience: fromCallback<EventObject, { owner: Owner }>(() => {
      throw new Error('not supplied');
    }),
    Watching: fromCallback<EventObject, { titleId: string; owner: Owner }>(() => {
      throw new Error('not supplied');
    }),
    'View count': fromCallback<EventObject, { titleId: string }>(() => {
      throw new Error('not supplied');
    }),
    'Up next': fromCallback<EventObject, { nextId: string | null; owner: Owner }>(() => {
      throw new Error('not supplied');
    }),
  },
  actions: {
    askMedia: forwardTo('runMedia'),
    notifyPlayback: forwardTo('Playback'),
    notifyRecovery: forwardTo('Recovery'),
    notifyConnection: forwardTo('Connection'),
    notifyPatience: forwardTo('Patience'),
    notifyWatching: forwardTo('Watching'),
    notifyViewCount: forwardTo('View count'),
    notifyUpNext: forwardTo('Up next'),
    failPlayback: sendTo('Playback', { type: 'media.failed' }),
    endPatience: sendTo('Patience', { type: 'media.paused' }),
    passRetry: sendTo(({ self }) => self, { type: 'retry.passed' }),
    retryPlayback: sendTo('Playback', { type: 'retry.requested' }),
    fetchVideo: sendTo('Playback', { type: 'intent.noticed' }),
    requestTitle: emit((_, params: { titleId: string }) => ({
      type: 'title.requested' as const,
      titleId: params.titleId,
    })),
  },
}).createMachine({
  id: 'player',
  description: "Plays a title's film or trailer, and recovers from failures.",
  context: ({ input }) => input,
  invoke: [
    {
      id: 'Playback',
      src: 'Playback',
      input: ({ context, self }) => ({
        isMember: context.isMember,
        videoLinks: context.videoLinks,
        trailer: context.trailer,
        isPlayWanted: context.isPlayWanted,
        owner: self,
      }),
    },
    {
      id: 'Recovery',
      src: 'Recovery',
      input: ({ context, self }) => ({
        titleId: context.titleId,
        linkCount: context.videoLinks.length,
        owner: self,
      }),
    },
    { id: 'Connection', src: 'Connection', input: ({ self }) => ({ owner: self }) },
    { id: 'Patience', src: 'Patience', input: ({ self }) => ({ owner: self }) },
    {
      id: 'Watching',
      src: 'Watching',
      input: ({ context, self }) => ({ titleId: context.titleId, owner: self }),
    },
    {
      id: 'View count',
      src: 'View count',
      input: ({ context }) => ({ titleId: context.titleId }),
    },
    {
      id: 'Up next',
      src: 'Up next',
      input: ({ context, self }) => ({ nextId: context.nextId, owner: self }),
    },
  ],
  initial: 'awaitingStage',
  states: {
    awaitingStage: {
      description: 'The page is not ready for a video yet.',
      on: { 'stage.mounted': 'staged' },
    },
    staged: {
      description: 'The page is ready for a video.',
      meta: { end: 'It lasts as long as the page.' },
      invoke: {
        id: 'runMedia',
        src: 'runMedia',
        input: ({ context, event }) => {
          assertEvent(event, 'stage.mounted');
          return { titleId: context.titleId, stage: event.stage };
        },
      },
      on: {
        'source.presented': {
          description: 'Playback chooses a video, and the player puts it on the page.',
          actions: 'askMedia',
        },
        'source.removed': { actions: 'askMedia' },
        'play.granted': { actions: 'askMedia' },
        'pause.granted': { actions: 'askMedia' },
        'media.mounted': { actions: ['notifyRecovery', 'notifyConnection'] },
        'media.removed': { actions: ['notifyConnection', 'notifyPatience'] },
        'media.ready': { actions: 'notifyPlayback' },
        'media.unloaded': { actions: 'notifyPlayback' },
        'media.asked': {
          description: 'The video was asked to play: Patience measures how long it takes to start.',
          actions: 'notifyPatience',
        },
        'media.playing': { actions: ['notifyPlayback', 'notifyPatience', 'notifyViewCount'] },
        'media.stalled': {
          description: 'The video stalls: Patience measures how long it takes to resume.',
          actions: ['notifyPlayback', 'notifyPatience', 'notifyViewCount'],
        },
        'media.paused': { actions: ['notifyPlayback', 'notifyPatience'] },
        'media.ended': { actions: ['notifyPlayback', 'notifyPatience'] },
        'media.blocked': { actions: ['notifyPlayback', 'notifyPatience'] },
        'play.cancelled': {
          description: 'The viewer presses Pause before the video plays, so the wait is over.',
          actions: 'endPatience',
        },
        'media.failed': {
          description:
            'The video fails: Recovery tries another source, requests new addresses, or gives up.',
          actions: ['notifyRecovery', 'notifyPatience'],
        },
        'source.replaced': {
          description:
            'Recovery finds another source, and Playback continues it at the same second.',
          actions: 'notifyPlayback',
        },
        'addresses.renewed': {
          description: 'Recovery has new addresses, and Playback continues from them.',
          actions: 'notifyPlayback',
        },
        'video.failed': {
          description: 'Recovery gives up, and the page says why.',
          actions: 'failPlayback',
        },
        'retry.requested': {
          description: 'The viewer presses Try again: the first source plays.',
          actions: ['notifyRecovery', 'passRetry'],
        },
        'retry.passed': { actions: ['retryPlayback', 'fetchVideo'] },
        'media.disconnected': {
          description:
            'The video loses its network: the page says so, and Connection probes for it.',
          actions: 'notifyConnection',
        },
        'media.connected': {
          description: 'The network is back: the video continues.',
          actions: 'notifyConnection',
        },
        'media.offAir': {
          description:
            'The channel stops sending: the page says so, and Connection keeps requesting it.',
          actions: ['notifyConnection', 'notifyPatience'],
        },
        'reconnection.requested': {
          description:
            'The network is back, or the viewer asks for help: the missing part loads again.',
          actions: 'askMedia',
        },
        'film.playing': {
          description: 'The film plays: View count measures for how long.',
          actions: ['notifyWatching', 'notifyViewCount'],
        },
        'film.paused': {
          description: 'The film is paused: Watching stores the resume position.',
          actions: ['notifyWatching', 'notifyViewCount'],
        },
        'position.requested': {
          description: "Watching asks every few seconds for the film's current position.",
          actions: 'askMedia',
        },
        'position.reported': { actions: 'notifyWatching' },
        'beginning.requested': {
          description:
            'The viewer presses Start over: the film restarts, and its resume position is removed.',
          actions: ['notifyWatching', 'askMedia'],
        },
        'page.left': {
          description: 'The viewer leaves the page: the video reports its position once more.',
          actions: 'askMedia',
        },
        'card.mounted': {
          description:
            'The page is ready to offer the next title, so the end of the film is watched for.',
          actions: 'askMedia',
        },
        'card.removed': { actions: 'askMedia' },
        'end.approached': {
          description: 'The film nears its end: Up next offers the next title.',
          actions: 'notifyUpNext',
        },
        'end.left': { actions: 'notifyUpNext' },
        'film.ended': { actions: 'notifyUpNext' },
        'title.requested': {
          description: 'The page of the next title opens.',
          actions: { type: 'requestTitle', params: ({ event }) => event },
        },
      },
    },
  },
});
