import { imageMachine } from '../../machines/image.machine';
import { describeFlow, failures } from '../walk/flow';

export const newImage = {
  formId: 'submission',
  field: 'thumnail',
  recommendedEdge: 400,
  earlier: 'none',
} as const;

export const imageFlow = describeFlow({
  machine: imageMachine,
  guards: {
    isEarlier: 'An earlier visit of the page has left the image like this.',
    isAcceptable: 'The file is of a kind and size that may be sent.',
    isReadable: 'The file is a picture that can be read.',
    isLarge: 'The picture has an edge longer than recommended.',
  },
  actions: {
    announceMisread: 'Tells the form that the file is no picture that can be read.',
    recommendSmaller: 'Recommends a smaller picture, in a toast.',
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
    // Nothing can be taken away where no image is shown.
    isPossible: ({ type }, { value }) =>
      type !== 'image.removed' || !['empty', 'lost'].includes(String(value)),
  },
});
