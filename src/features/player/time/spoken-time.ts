import { locale, text } from '../../../lib/site/texts';

const UNITS = ['hour', 'minute', 'second'] as const;

/**
 * Formats the position for screen readers, without the units that are clear from context.
 * 250 of 720 seconds → '4 minutes 10 of 12', 5 of 3725 → '5 seconds of 1 hour 2 minutes 5'.
 */
export function spokenTime(time: number, duration: number): string {
  const [position, length] = [partsOf(time), partsOf(duration)];
  const [only] = length;
  const isSaid = length.length === 1 && only?.unit === position[0]?.unit;
  return text('player.time.position', {
    position: textOf(position),
    duration: isSaid ? counted(only?.count ?? 0) : textOf(length),
  });
}

export function spokenDuration(seconds: number): string {
  return textOf(partsOf(seconds));
}

type Parts = { count: number; unit: (typeof UNITS)[number] }[];

function partsOf(seconds: number): Parts {
  const whole = Math.floor(seconds);
  const counts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = UNITS.map((unit, at) => ({ unit, count: counts[at] ?? 0 }));
  const said = parts.filter(({ count }) => count > 0);
  return said.length > 0 ? said : parts.slice(-1);
}

function textOf(parts: Parts): string {
  const isBare = (unit: string) => unit === 'second' && parts.length > 1;
  const words = parts.map(({ unit, count }) => counted(count, isBare(unit) ? undefined : unit));
  return new Intl.ListFormat(locale(), { type: 'unit', style: 'narrow' }).format(words);
}

function counted(count: number, unit?: string): string {
  const named = unit && ({ style: 'unit', unit, unitDisplay: 'long' } as const);
  return new Intl.NumberFormat(locale(), named || undefined).format(count);
}
