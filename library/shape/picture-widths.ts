/** The widths of the artwork that the server serves: AVIF copies, made beforehand by demo/studio or by an import. */

/** In pixels, by kind, which the end of a picture's name says: `101-poster.webp`. The last is the picture's own. */
export const PICTURE_WIDTHS: Readonly<Record<string, readonly number[]>> = {
  poster: [200, 300, 400],
  thumb: [320, 480, 640],
  wide: [640, 960, 1280],
  banner: [640, 1280, 1920],
};

/** A picture's `srcset`; `undefined` for one that is not our own artwork. */
export function srcsetOf(address: string | null): string | undefined {
  const [, base, kind = ''] = /^(\/media\/artwork\/\w+-(\w+))\.webp$/.exec(address ?? '') ?? [];
  return PICTURE_WIDTHS[kind]?.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
}
