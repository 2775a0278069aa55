import { ACCEPTED_IMAGES } from '../shared/images';
import { texts } from './texts';
import type { Submission } from './wiring';

/** What `ImageField` takes for one image of a submission. */
export function imageBox({ isMissed, ...image }: ReturnType<Submission['image']>) {
  const hint = isMissed ? texts.missedImage : texts.imageHint;
  return { ...image, hint, accept: ACCEPTED_IMAGES, isRequired: true };
}
