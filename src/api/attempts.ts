import { CallFailure, isOutcomeOpen } from './failure';

const keys = new Map<string, string>();

/**
 * Runs a call with an idempotency key. Repeated calls with the same payload reuse the key until one
 * succeeds or is refused for good, so that the provider executes them only once.
 */
export async function attempt<Answer>(
  call: string,
  payload: unknown,
  run: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const id = `${call}\n${JSON.stringify(payload, identifyFile)}`;
  const key = keys.get(id) ?? randomKey();
  keys.set(id, key);
  try {
    const answer = await run(key);
    keys.delete(id);
    return answer;
  } catch (error) {
    if (error instanceof CallFailure && !isOutcomeOpen(error)) keys.delete(id);
    throw error;
  }
}

/** Avoids `crypto.randomUUID`, which is missing on plain HTTP. */
function randomKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function identifyFile(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}
