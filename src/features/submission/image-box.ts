import { ACCEPTED_IMAGES } from '../../lib/images';
import { texts } from './texts';
import type { Submission } from './use-submission';

/** What `ImageField` takes for one image of a submission. */
export function imageBox({ isMissed, ...image }: ReturnType<Submission['image']>) {
  const hint = isMissed ? texts.missedImage : texts.imageHint;
  return { ...image, hint, accept: ACCEPTED_IMAGES, isRequired: true };
}
