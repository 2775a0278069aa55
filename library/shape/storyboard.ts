export const STORYBOARD_PICTURE = { width: 160, height: 90 };

/** @public demo/studio uses it */
export function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** @public demo/studio uses it */
export function cornerOf(at: number, columns: number): { left: number; top: number } {
  const { width, height } = STORYBOARD_PICTURE;
  return { left: (at % columns) * width, top: Math.floor(at / columns) * height };
}

export function storyboardText(count: number, seconds: number, columns: number): string {
  const { width, height } = STORYBOARD_PICTURE;
  const cues = Array.from({ length: count }, (_, at) => {
    const { left, top } = cornerOf(at, columns);
    const place = `storyboard.webp#xywh=${left},${top},${width},${height}`;
    return `${clock(at * seconds)} --> ${clock((at + 1) * seconds)}\n${place}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
