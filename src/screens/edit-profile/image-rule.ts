/** Which pictures a profile takes. The provider looks at the content once more. */
import type { Rules } from '../../../contract/rules';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MB = 1024 * 1024;
const SIZE = 5 * MB;

/** For the `accept` of a file box. */
export const ACCEPTED_IMAGES = TYPES.join(',');

export const imageRule: Rules[string] = ({ file_url }) => {
  if (!(file_url instanceof File)) return null;
  if (!TYPES.includes(file_url.type)) return 'The image must be a PNG, JPEG, WebP or GIF file';
  if (file_url.size === 0) return 'This image is empty';
  return file_url.size > SIZE ? 'An image may have at most 5 MB' : null;
};
