/** Whether a text is a day that was: `YYYY-MM-DD`, from 1900 to 2100. */
export function isCalendarDay(text: string): boolean {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(text) ?? [];
  if (year === undefined || Number(year) < 1900 || Number(year) > 2100) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
