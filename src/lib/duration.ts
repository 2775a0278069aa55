import { text } from './site/texts';

/**
 * Formats a duration (spec §8): `02:05` becomes '2hrs 5min'. Hours have one to three digits.
 * Seconds, as in `02:05:30`, are ignored.
 */
export function durationText(duration: string | null | undefined): string {
  if (duration === null || duration === undefined || duration.trim() === '') {
    return text('lib.duration.unknown');
  }
  const minutes = minutesIn(duration);
  if (minutes === null) return text('lib.duration.invalid');
  return text('lib.duration.known', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

export function minutesIn(duration: string | null): number | null {
  const [, hours, minutes] =
    /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(duration?.trim() ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
