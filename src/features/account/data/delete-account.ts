import { callProvider } from '../../../api/client';
import { CallFailure, isOutcomeOpen } from '../../../api/failure';
import { endDeletedAccount, readToken } from '../../../api/session-store';

/**
 * Not aborted when the page is left. If the outcome of the call is open, tries the token with
 * another call. If the provider rejects the token, assumes that the account was deleted.
 */
export async function deleteAccount(password: string): Promise<{ message: string | null }> {
  const token = readToken();
  try {
    const answer = await callProvider('deleteAccount', { payload: { password } });
    if (readToken() === token) endDeletedAccount();
    return answer;
  } catch (error) {
    if (!isOutcomeOpen(error) || readToken() !== token || !(await isRefused())) throw error;
    endDeletedAccount();
    return { message: null };
  }
}

async function isRefused(): Promise<boolean> {
  try {
    await callProvider('accountDeletion', { keepsSession: true });
    return false;
  } catch (error) {
    return error instanceof CallFailure && error.kind === 'unauthorized';
  }
}
