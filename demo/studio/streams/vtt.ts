/** A WebVTT time: 83.5 → '00:01:23.500'. */
export function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
