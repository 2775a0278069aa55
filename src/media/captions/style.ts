/** How captions look. Stored on the device. */
const captionChoices = {
  size: ['Small', 'Medium', 'Large', 'Huge'],
  colour: ['White', 'Yellow', 'Cyan', 'Green'],
  ground: ['None', 'Half', 'Full'],
  position: ['Bottom', 'Top'],
} as const;

type Choices = typeof captionChoices;

export type CaptionStyle = { [Name in keyof Choices]: Choices[Name][number] } & {
  /** Seconds by which captions are delayed; negative for earlier. */
  delay: number;
};

export const plainCaptions: CaptionStyle = {
  size: 'Medium',
  colour: 'White',
  ground: 'Half',
  position: 'Bottom',
  delay: 0,
};

/** Cycles through the choices of a value. */
export function withNext(style: CaptionStyle, name: keyof Choices): CaptionStyle {
  const choices: readonly string[] = captionChoices[name];
  const next = choices[(choices.indexOf(style[name]) + 1) % choices.length];
  return { ...style, [name]: next };
}

/** Validates a stored style; unknown values get their defaults. */
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
