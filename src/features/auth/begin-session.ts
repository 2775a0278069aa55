import type { AnswerOf } from '../../../contract/calls';
import { saveSession } from '../../api/session-store';
import { type KeptTitle, keepTitle } from '../../state/use-watchlist';

/**
 * Stores the session that a sign-in has answered with, which is what navigates to the next page (spec §4), and the
 * title whose heart was pressed before.
 */
export function beginSession(
  { api_token, message, ...user }: AnswerOf<'signIn'>,
  kept: KeptTitle | null,
): { message: string | null } {
  saveSession(api_token, user);
  if (kept) keepTitle(kept.id);
  return { message };
}
