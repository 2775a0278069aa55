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
});
