import type { PayloadOf } from '../../../contract/calls';
import { callProvider } from '../../api/client';
import { CallFailure, isOutcomeOpen } from '../../api/failure';
import { readToken, saveToken } from '../../api/session-store';
import { text } from '../../lib/site/texts';

/** Not aborted when the page is left, since the new token must be stored. */
export async function changePassword(payload: PayloadOf<'changePassword'>) {
  const token = readToken();
  try {
    const { message, api_token } = await callProvider('changePassword', { payload });
    if (readToken() === token) saveToken(api_token);
    return { message };
  } catch (error) {
    if (isOutcomeOpen(error) && (await isRevoked(token))) {
      return { message: text('account.password.changedUnseen') };
    }
    throw error;
  }
}

async function isRevoked(token: string | null): Promise<boolean> {
  if (token === null || readToken() !== token) return false;
  try {
    await callProvider('activeSubscription');
    return false;
  } catch (error) {
    return error instanceof CallFailure && error.kind === 'unauthorized';
  }
}
