import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetFirstPictures } from '../../theme/first-picture';

/** The pictures that the document's script shows (decision 32) go with their page, and do not come after it. */
export function EarlyPictures() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useLayoutEffect(() => forgetFirstPictures, [pathname]);
  return null;
}
