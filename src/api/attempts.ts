/**
 * Assigns idempotency keys. A request keeps its key until a response settles it, so that a retry is
 * not executed twice.
 */
import type { CallName } from '../../contract/calls';

const open = new Map<string, string>();
const UNDER_WAY = 409;

export function idempotencyKeyFor(call: CallName, payload: unknown): string {
  const attempt = keyOf(call, payload);
  const key = open.get(attempt) ?? randomKey();
  open.set(attempt, key);
  return key;
}

export function settleAttempt(call: CallName, payload: unknown, status: number): void {
  if (status < 500 && status !== UNDER_WAY) open.delete(keyOf(call, payload));
}

/** Avoids `crypto.randomUUID`, which is missing on plain HTTP. */
function randomKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keyOf(call: CallName, payload: unknown): string {
  return `${call}\n${JSON.stringify(payload, identifyFile)}`;
}

function identifyFile(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}
