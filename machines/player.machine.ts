/**
 * A title's player: what each part of it learns, and what each decides. What the media does goes to the charts
 * that answer to it, and what they report comes back here. Each of them has a page of its own: `playback` (which
 * video, and how far it has come), `recovery` (a video that fails), `connection` (a network that is lost),
 * `patience` (a long wait), `watching` (where a film was left), `view-count` (whether it counts as viewed) and `up-next`
 * (what follows it).
 */
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
  /** Whether Play was pressed before the page opened, as by Play Now on the home page. */
  isPlayWanted: boolean;
  /** What is offered after the film; `null` for nothing. */
  nextId: string | null;
};
/** The player, as the charts in it know it; `null` for a chart that runs by itself. */
export type Owner = { send(event: PlayerEvent): void } | null;
type Place = { position: number; duration: number };

/** What the media does. */
type MediaEvent =
  /** `link`: index of the film's source; `null` for the trailer. */
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

/** What the charts in the player report. */
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
  /** `stage`: the page's element, with what is known of its videos. */
  | { type: 'stage.mounted'; stage: object }
  /** `card`: what offers the next title. */
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
    /** Shows what it is asked to, and reports what the media does. */
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
  description: "A title's film or trailer is played, and what goes wrong with it is put right.",
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
      description: 'The page has no element yet that a video could fill.',
      on: { 'stage.mounted': 'staged' },
    },
    staged: {
      description: 'Videos fill the element of the page.',
      meta: { end: 'The player goes with its page.' },
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
          description: 'Playback has chosen a video, and the medium puts it on the page.',
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
          description: 'Patience measures how long the viewer waits for the video to begin.',
          actions: 'notifyPatience',
        },
        'media.playing': { actions: ['notifyPlayback', 'notifyPatience', 'notifyViewCount'] },
        'media.stalled': {
          description: 'Patience measures how long the viewer waits for the video to go on.',
          actions: ['notifyPlayback', 'notifyPatience', 'notifyViewCount'],
        },
        'media.paused': { actions: ['notifyPlayback', 'notifyPatience'] },
        'media.ended': { actions: ['notifyPlayback', 'notifyPatience'] },
        'media.blocked': { actions: ['notifyPlayback', 'notifyPatience'] },
        'play.cancelled': {
          description: 'Pause was pressed before the video played, so the wait is over.',
          actions: 'endPatience',
        },
        'media.failed': {
          description: 'Recovery tries the next source, reads fresh addresses, or gives up.',
          actions: ['notifyRecovery', 'notifyPatience'],
        },
        'source.replaced': {
          description: 'Recovery has another source, and Playback plays it at the same second.',
          actions: 'notifyPlayback',
        },
        'addresses.renewed': {
          description: 'Recovery has fresh addresses, and Playback plays on from them.',
          actions: 'notifyPlayback',
        },
        'video.failed': {
          description: 'Recovery has given up, and the page says why.',
          actions: 'failPlayback',
        },
        'retry.requested': {
          description: 'Try again goes back to the first source, and then plays it.',
          actions: ['notifyRecovery', 'passRetry'],
        },
        'retry.passed': { actions: ['retryPlayback', 'fetchVideo'] },
        'media.disconnected': {
          description: 'Connection says that the network is lost, and probes it.',
          actions: 'notifyConnection',
        },
        'media.connected': { actions: 'notifyConnection' },
        'media.offAir': {
          description:
            'Connection says that the channel has stopped sending, and requests it again.',
          actions: ['notifyConnection', 'notifyPatience'],
        },
        'reconnection.requested': {
          description:
            'The network is back, or the viewer has asked: what is missing is loaded again.',
          actions: 'askMedia',
        },
        'film.playing': {
          description: 'View count measures for how long the film plays.',
          actions: ['notifyWatching', 'notifyViewCount'],
        },
        'film.paused': {
          description: 'Watching remembers where the film was left.',
          actions: ['notifyWatching', 'notifyViewCount'],
        },
        'position.requested': {
          description: 'Watching remembers every few seconds how far the film has come.',
          actions: 'askMedia',
        },
        'position.reported': { actions: 'notifyWatching' },
        'beginning.requested': {
          description: 'Start over forgets where the film was left, and goes to its beginning.',
          actions: ['notifyWatching', 'askMedia'],
        },
        'page.left': {
          description: 'The media says once more where the film is.',
          actions: 'askMedia',
        },
        'card.mounted': {
          description: 'The page can offer a title from now on, so the end of the film is watched.',
          actions: 'askMedia',
        },
        'card.removed': { actions: 'askMedia' },
        'end.approached': {
          description: 'Up next offers what follows the film.',
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
