/** The widths in which our own artwork is there: copies in AVIF, made beforehand by demo/studio. */

interface Widths {
  /** Of the picture itself, in pixels. */
  readonly whole: number;
  /** Of its copies. */
  readonly widths: readonly number[];
}

/** By kind, which the end of a picture's name says: `101-poster.webp`. */
const narrower: Readonly<Record<string, Widths>> = {
  poster: { whole: 400, widths: [200, 300, 400] },
  thumb: { whole: 640, widths: [320, 480, 640] },
  wide: { whole: 1280, widths: [640, 960] },
  banner: { whole: 1920, widths: [640, 1280, 1600] },
};

/** A picture's `srcset`; `undefined` for one that is not our own artwork. */
export function srcsetOf(address: string | null): string | undefined {
  const [, base, kind = ''] = /^(\/media\/artwork\/\w+-(\w+))\.webp$/.exec(address ?? '') ?? [];
  const sizes = narrower[kind];
  if (!base || !sizes) return undefined;
  const copies = sizes.widths.map((width) => `${base}-${width}.avif ${width}w`);
  const whole = sizes.widths.includes(sizes.whole) ? [] : [`${address} ${sizes.whole}w`];
  return [...copies, ...whole].join(', ');
}
