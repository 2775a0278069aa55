import { cardPreviewMachine } from '../../machines/card-preview.machine';
import { describeFlow } from '../walk/flow';

const aim = { cardId: 'a', titleId: '7', isWanted: true, mayPlay: true };

export const cardPreviewFlow = describeFlow({
  machine: cardPreviewMachine,
  guards: {
    isWanted: 'Previews are turned on for this device, and the window has room for one.',
    mayPlay: 'The device and its connection allow a trailer to play here.',
    hasTrailer: 'The title has a trailer that can play without the frame of an outside site.',
  },
  actions: {
    noteAim: 'Remembers the card and its title, and forgets the trailer of the card before.',
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
