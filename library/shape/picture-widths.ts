/**
 * Widths in pixels of the AVIF copies of a WebP file, keyed by the suffix of its name.
 * `101-poster.webp`, for example, has the suffix `poster`. The last width in each list is also the
 * width of the WebP file.
 */
export const PICTURE_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  poster: [200, 300, 400],
  thumb: [320, 480, 640],
  wide: [640, 960, 1280],
  banner: [640, 1280, 1920],
};

export function srcsetOf(address: string | null): string | undefined {
  const [, base, kind = ''] = /^(\/media\/artwork\/\w+-(\w+))\.webp$/.exec(address ?? '') ?? [];
  return PICTURE_WIDTHS[kind]?.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}
