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
