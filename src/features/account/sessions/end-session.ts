import { callProvider } from '../../../api/client';
import { isOutcomeOpen } from '../../../api/failure';

export async function endSession(id: string): Promise<{ message: string | null }> {
  try {
    return await callProvider('endSession', { payload: { session_id: id } });
  } catch (error) {
    if (isOutcomeOpen(error) && (await hasEnded(id))) return { message: null };
    throw error;
  }
}

async function hasEnded(id: string): Promise<boolean> {
  const sessions = await callProvider('sessions').catch(() => null);
  return sessions !== null && !sessions.some((session) => session.id === id);
}
