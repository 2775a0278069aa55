/** Returns the email that the landing page (spec §2) or another form passed; `''` if none. */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
