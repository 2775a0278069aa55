/** How somebody wants captions to look: plain values, which a device may remember. */
const captionChoices = {
  size: ['Small', 'Medium', 'Large', 'Huge'],
  colour: ['White', 'Yellow', 'Cyan', 'Green'],
  ground: ['None', 'Half', 'Full'],
  position: ['Bottom', 'Top'],
} as const;

type Choices = typeof captionChoices;

export type CaptionStyle = { [Name in keyof Choices]: Choices[Name][number] } & {
  /** Seconds by which captions come later than their track says; less than 0 for earlier. */
  delay: number;
};

export const plainCaptions: CaptionStyle = {
  size: 'Medium',
  colour: 'White',
  ground: 'Half',
  position: 'Bottom',
  delay: 0,
};

/** The style with the next choice of one of its values; after the last comes the first. */
export function withNext(style: CaptionStyle, name: keyof Choices): CaptionStyle {
  const choices: readonly string[] = captionChoices[name];
  const next = choices[(choices.indexOf(style[name]) + 1) % choices.length];
  return { ...style, [name]: next };
}

/** A style that was kept, perhaps by another version of the site: what is unknown in it is as at first. */
export function knownStyle(kept: { [Name in keyof CaptionStyle]: unknown }): CaptionStyle {
  const names = Object.keys(captionChoices) as (keyof Choices)[];
  const known = names.filter((name) =>
    (captionChoices[name] as readonly unknown[]).includes(kept[name]),
  );
  return {
    ...plainCaptions,
    ...Object.fromEntries(known.map((name) => [name, kept[name]])),
    delay: Number(kept.delay) || 0,
  };
}
