import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  srcset: string | undefined;
  sizes: string;
}

/** Sets the addresses after mounting: Chromium leaks images with a `srcset` if they never mount. */
export function Picture({ src, srcset, sizes, ...looks }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current } = image;
    if (!current) return;
    current.sizes = sizes;
    if (srcset === undefined) current.removeAttribute('srcset');
    else current.srcset = srcset;
    // Set `src` last, since setting it first may start a second request.
    current.src = src;
  }, [src, srcset, sizes]);
  return <img {...looks} ref={image} alt="" />;
}
