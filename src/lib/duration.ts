/**
 * A duration in words (spec §8): `02:05` reads '2hrs 5min'. Takes `h:mm`, `hh:mm` or `hh:mm:ss`;
 * minutes above 59 are invalid.
 */
export function durationText(duration: string | null | undefined): string {
  if (duration === null || duration === undefined || duration.trim() === '') {
    return 'Unknown duration';
  }
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(duration.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return 'Invalid duration';
  return `${Number(hours)}hrs ${Number(minutes)}min`;
}
