import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Addresses {
  src: string;
  srcset: string | undefined;
  sizes: string;
}

/**
 * Sets an image's addresses after mounting, since Chromium leaks images with a `srcset` that never
 * mount.
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
    // Set `src` last, since setting it first would start a second request.
    current.src = src;
  }, [src, srcset, sizes]);
  return image;
}
