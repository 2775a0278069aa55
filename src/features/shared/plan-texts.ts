import { dayText } from '../../lib/day';
import { locale, text } from '../../lib/site/texts';

const UNIT = /^(day|week|month|year)s?$/;

export function lengthText(value: number | null, given: string | null): string | null {
  const name = given?.trim() ?? '';
  if (value === null) return name || null;
  if (name === '') return String(value);
  const [, unit] = UNIT.exec(name.toLowerCase()) ?? [];
  if (unit === undefined) return text('shared.plan.length', { value, unit: name });
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale(), style).format(value);
}

/** Returns a warning that the plan ends immediately. */
export function lossText(plan: string, endDate: string | null): string {
  const day = dayText(endDate);
  return day ? text('shared.plan.lossUntil', { plan, day }) : text('shared.plan.loss', { plan });
}
