import { ImageField } from '../../components/form/ImageField';
import { useImage } from './use-image';
import type { Submission } from './use-submission';

interface SubmissionImageProps {
  submission: Submission;
  name: string;
  use: string;
  label: string;
  shape?: 'square' | 'wide';
}

export function SubmissionImage({ submission, name, use, ...looks }: SubmissionImageProps) {
  return <ImageField {...looks} {...useImage(submission, name, use)} isRequired />;
}
