/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from 1900 until today (UTC). */
export function isPastDay(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return isInCalendar && text >= '1900' && day <= now;
}
