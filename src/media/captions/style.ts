const captionChoices = {
  size: ['Small', 'Medium', 'Large', 'Huge'],
  colour: ['White', 'Yellow', 'Cyan', 'Green'],
  ground: ['None', 'Half', 'Full'],
  position: ['Bottom', 'Top'],
} as const;

type Choices = typeof captionChoices;

export type CaptionStyle = { [Name in keyof Choices]: Choices[Name][number] } & {
  delay: number;
};

export const plainCaptions: CaptionStyle = {
  size: 'Medium',
  colour: 'White',
  ground: 'Half',
  position: 'Bottom',
  delay: 0,
};

export function withNext(style: CaptionStyle, name: keyof Choices): CaptionStyle {
  const choices: readonly string[] = captionChoices[name];
  const next = choices[(choices.indexOf(style[name]) + 1) % choices.length];
  return { ...style, [name]: next };
}

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
