import { ImageField } from '../../components/form/ImageField';
import { useImage } from './use-image';
import type { Submission } from './use-submission';

interface SubmissionImageProps {
  submission: Submission;
  /** The field's name, e.g. 'cast.k1.image'. */
  name: string;
  /** The name under which the image's chart runs (`flows/uses.ts`). */
  use: string;
  label: string;
  shape?: 'square' | 'wide';
}

/** An image of a submission; a component, since each has a chart of its own. */
export function SubmissionImage({ submission, name, use, ...looks }: SubmissionImageProps) {
  return <ImageField {...looks} {...useImage(submission, name, use)} isRequired />;
}
