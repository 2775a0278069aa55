import { useLayoutEffect } from 'react';
import { FIRST_PICTURE } from '../../theme/first-picture';

/**
 * For a page that begins with a picture: the one that the document's script shows (decision 32) goes with the page, and
 * does not come after it.
 */
export function useFirstPicture(): void {
  useLayoutEffect(() => forgetFirstPicture, []);
}

function forgetFirstPicture(): void {
  if (globalThis.firstPicture) globalThis.firstPicture.onload = null;
  document.documentElement.style.removeProperty(FIRST_PICTURE);
}
