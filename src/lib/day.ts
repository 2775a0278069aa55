/** The value of a partly filled date input, for which the browser itself reports ''. */
export const PARTIAL_DATE = 'partial';

/** A day as one says it, `31 December 2026`; any other text stays as it is. */
export function dayText(day: string): string {
  const [date] = /^\d{4}-\d{2}-\d{2}/.exec(day) ?? [];
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
