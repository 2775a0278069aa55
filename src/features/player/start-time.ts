const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i;

/** Returns a shared link's start time (`?t=83`, `?t=1h2m3s`) in seconds; 0 if absent or invalid. */
export function startTimeIn(search: string): number {
  const text = new URLSearchParams(search).get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const digits = (part: number | undefined) => String(part).padStart(2, '0');
  return hours ? `${hours}:${digits(minutes)}:${digits(rest)}` : `${minutes}:${digits(rest)}`;
}
