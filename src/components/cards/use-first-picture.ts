import { useLayoutEffect } from 'react';
import { FIRST_PICTURE } from '../../theme/first-picture';

/** For a page that begins with a picture: the one that the document's script shows (decision 18) goes with the page. */
export function useFirstPicture(): void {
  useLayoutEffect(
    () => () => void document.documentElement.style.removeProperty(FIRST_PICTURE),
    [],
  );
}
