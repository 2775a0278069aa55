import { imageMachine } from '../../machines/image.machine';
import { describeFlow, failures } from '../test-paths/flow';

export const newImage = {
  formId: 'submission',
  field: 'thumnail',
  recommendedEdge: 400,
  earlier: 'none',
} as const;

export const imageFlow = describeFlow({
  machine: imageMachine,
  guards: {
    isEarlier: 'An earlier visit to the page left the image in this state.',
    isAcceptable: 'The file has an accepted type and size.',
    isReadable: 'The file is a readable image.',
    isLarge: 'The image is wider or taller than recommended.',
  },
  actions: {
    announceMisread: 'Notifies the form that the file is not a readable image.',
    recommendSmaller: 'Recommends a smaller image, in a toast.',
  },
  inputs: [
    newImage,
    { ...newImage, earlier: 'lost' },
    { ...newImage, earlier: 'unmeasured' },
    { ...newImage, earlier: 'chosen' },
    { ...newImage, earlier: 'refused' },
  ],
  events: { 'image.picked': [{ isAcceptable: true }, { isAcceptable: false }] },
  outputs: {
    measureImage: [{ width: 400, height: 400 }, { width: 400, height: 401 }, null],
  },
  failures: [failures.network],
  site: {
    isPossible: ({ type }, { value }) =>
      type !== 'image.removed' || !['empty', 'lost'].includes(String(value)),
  },
});
