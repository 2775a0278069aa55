import { cardPreviewMachine } from '../../machines/card-preview.machine';
import { describeFlow } from '../walk/flow';

const aim = { cardId: 'a', titleId: '7', isWanted: true, mayPlay: true };

export const cardPreviewFlow = describeFlow({
  machine: cardPreviewMachine,
  inputs: [undefined],
  events: {
    'card.aimed': [
      aim,
      { ...aim, cardId: 'b', titleId: '8', mayPlay: false },
      { ...aim, isWanted: false },
    ],
  },
  outputs: {
    readTrailer: [
      { trailer: { type: 'hls', url: 'https://video.example/trailer.m3u8' } },
      { trailer: null },
    ],
  },
});
