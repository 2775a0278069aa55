/** How plans speak of time. */
import { dayText } from '../../lib/day';

/** How long a plan lasts: `1 month`, `3 months`; `null` where nothing is said. */
export function lengthText(value: number | null, unit: string | null): string | null {
  const name = unit?.trim() ?? '';
  if (value === null || name === '') return name || (value === null ? null : String(value));
  const singular = name.replace(/s$/, '');
  return `${value} ${value === 1 ? singular : `${singular}s`}`;
}

/** What is lost with a plan that ends before its end date (`YYYY-MM-DD` or `null`). */
export function lossText(plan: string, endDate: string | null): string {
  const day = dayText(endDate);
  const days = day ? `the days left until ${day}` : 'the days that are left';
  return `${plan} ends right away; ${days} are lost.`;
}
