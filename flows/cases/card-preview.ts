import { cardPreviewMachine } from '../../machines/card-preview.machine';
import { describeFlow } from '../test-paths/flow';

const aim = { cardId: 'a', titleId: '7', isWanted: true, mayPlay: true };

export const cardPreviewFlow = describeFlow({
  machine: cardPreviewMachine,
  guards: {
    isWanted: 'Previews are turned on for this device, and the window is large enough for one.',
    mayPlay: "The device's settings and connection allow a trailer to play.",
    hasTrailer: 'The title has a trailer that plays without an embedded YouTube or Vimeo player.',
  },
  actions: {
    noteAim: "Remembers the card and its title, and forgets the previous card's trailer.",
    forgetAim: 'Forgets the card and its trailer.',
    noteTrailer: 'Remembers the address of the trailer.',
  },
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
  site: {
    isPossible: ({ type }, { context }) => type !== 'card.left' || context.aim !== null,
  },
});
