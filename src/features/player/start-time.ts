/** The second that a shared link names, as in `?t=83`; 0 without one. */
export function startTimeIn(search: string): number {
  const text = new URLSearchParams(search).get('t') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

/** 83 → '1:23', 3683 → '1:01:23'. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(
    Math.floor,
  );
  const digits = (part: number | undefined) => String(part).padStart(2, '0');
  return hours ? `${hours}:${digits(minutes)}:${digits(rest)}` : `${minutes}:${digits(rest)}`;
}
