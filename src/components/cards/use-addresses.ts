import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As the attributes of an image. */
interface Addresses {
  src: string;
  srcset: string | undefined;
  sizes: string;
}

/**
 * Gives an image its addresses when it is on the page, and not when it is made: Chromium keeps an image with several
 * addresses that was made and never shown, as React's discarded renders are, and with it all that is around it. It
 * does the same with any image in a `<picture>`.
 */
export function useAddresses({
  src,
  srcset,
  sizes,
}: Addresses): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current } = image;
    if (!current) return;
    current.sizes = sizes;
    if (srcset === undefined) current.removeAttribute('srcset');
    else current.srcset = srcset;
    // The one address last: with it alone another picture would be fetched.
    current.src = src;
  }, [src, srcset, sizes]);
  return image;
}
