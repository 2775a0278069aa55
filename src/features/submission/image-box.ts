import { texts } from './texts';
import type { Submission } from './use-submission';

/** What `ImageField` takes for one image of a submission. */
export function imageBox({ isMissed, hint, ...image }: ReturnType<Submission['image']>) {
  return { ...image, hint: isMissed ? texts.missedImage : hint, isRequired: true };
}
