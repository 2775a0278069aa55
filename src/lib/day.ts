import { locale } from './site/texts';

/** Replaces the '' that browsers report as the value of an incomplete or impossible date. */
export const PARTIAL_DATE = 'partial';

export function dayIn(text: string | null | undefined): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text?.trim() ?? '') ?? [];
  if (day === undefined || day < '0001') return null;
  const time = Date.parse(day);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? null : day;
}

export function dayText(text: string | null): string | null {
  const day = dayIn(text);
  if (day === null) return null;
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}

export function filmYear(text: string | null): string | null {
  const year = dayIn(text)?.slice(0, 4) ?? /^\d{4}$/.exec(text?.trim() ?? '')?.[0];
  return year !== undefined && year >= '1880' && year < '2100' ? year : null;
}

/**
 * Adds months or years to a date, clamping to the month's last day. Returns `null` for other units,
 * if `count` is not a positive integer, or if the resulting year has more than four digits.
 */
export function dayAfter(day: string, count: number, unit: string): string | null {
  const name = unit.trim().toLowerCase().replace(/s$/, '');
  const months = { month: 1, year: 12 }[name];
  if (months === undefined || !Number.isInteger(count) || count < 1) return null;
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + count * months);
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.getUTCFullYear() <= 9999 ? date.toISOString().slice(0, 10) : null;
}
