/**
 * Returns the email entered on the landing page (spec §2) or in another form; empty if there is
 * none.
 */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
