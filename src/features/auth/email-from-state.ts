/**
 * The email entered on an earlier page, from its history state: the landing page's (spec §2) or
 * another form's. Empty if there is none.
 */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
