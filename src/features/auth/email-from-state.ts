/**
 * The email address that an earlier page sent along in its history state: the landing page to
 * sign-up (spec §2), and each form of these to the next. Empty where there is none.
 */
export function emailFromState(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}
