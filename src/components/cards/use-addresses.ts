import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Addresses {
  src: string;
  srcset: string | undefined;
  sizes: string;
}

/**
 * Sets an image's addresses once it is mounted. Chromium leaks images with `srcset` that are
 * created but never mounted, such as those of discarded renders.
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
    // `src` last: set first, it would start a second request.
    current.src = src;
  }, [src, srcset, sizes]);
  return image;
}
