import { playerMachine } from '../../machines/player.machine';
import { describeFlow } from '../test-paths/flow';

const film = { type: 'hls', url: 'https://video.example/1' };
const place = { position: 600, duration: 5400 };

export const playerFlow = describeFlow({
  machine: playerMachine,
  guards: {},
  actions: {
    askMedia: 'Passes this on to the video on the page.',
    notifyPlayback: 'Passes this on to Playback.',
    notifyRecovery: 'Passes this on to Recovery.',
    notifyConnection: 'Passes this on to Connection.',
    notifyPatience: 'Passes this on to Patience.',
    notifyWatching: 'Passes this on to Watching.',
    notifyViewCount: 'Passes this on to View count.',
    notifyUpNext: 'Passes this on to Up next.',
    failPlayback: 'Notifies Playback that the video has failed for good.',
    endPatience: 'Notifies Patience that the wait is over.',
    passRetry: 'Lets Recovery go back to the first source before playback.',
    retryPlayback: 'Makes Playback try again.',
    fetchVideo: 'Makes Playback put the video on the page.',
    requestTitle: "Asks the page to open the next title's page.",
  },
  inputs: [
    {
      titleId: '7',
      isMember: true,
      isPlayWanted: false,
      nextId: '8',
      videoLinks: [film],
      trailer: null,
    },
  ],
  events: {
    'stage.mounted': [{ stage: {} }],
    'source.presented': [{ source: { url: film.url } }],
    'source.replaced': [{ link: 1 }],
    'addresses.renewed': [{ addresses: { videoLinks: [film], trailer: null } }],
    'media.mounted': [{ link: 0 }],
    'media.failed': [{ failure: { kind: 'missing', detail: '404' } }],
    'film.paused': [place],
    'position.reported': [{ ...place, isLast: false }],
    'end.approached': [{ secondsLeft: 8, isWanted: true }],
    'film.ended': [{ isWanted: true }],
    'title.requested': [{ titleId: '8' }],
  },
  outputs: {},
  site: {
    follows: {
      'stage.mounted': ({ type }) => (type === 'xstate.init' ? { stage: {} } : null),
    },
    isPossible: ({ type }) => type !== 'stage.mounted',
  },
});
