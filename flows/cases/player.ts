import { playerMachine } from '../../machines/player.machine';
import { describeFlow } from '../walk/flow';

const film = { type: 'hls', url: 'https://video.example/1' };
const place = { position: 600, duration: 5400 };

export const playerFlow = describeFlow({
  machine: playerMachine,
  inputs: [
    {
      ...{ titleId: '7', isMember: true, isPlayWanted: false, nextId: '8' },
      ...{ videoLinks: [film], trailer: null },
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
});
