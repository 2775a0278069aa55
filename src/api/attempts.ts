/**
 * Idempotency keys of calls that must count once: the same key for the same payload until it is clearly
 * answered. A press after a lost answer so repeats the attempt, and a press after an answer is a new one.
 */
import type { CallName } from '../../contract/calls';

/** Call and payload → the key of the attempt, while it has no clear answer. */
const open = new Map<string, string>();
/** The provider is still at work on an attempt with this key. */
const UNDER_WAY = 409;

/** 32 random characters. */
export function idempotencyKeyFor(call: CallName, payload: unknown): string {
  const attempt = keyOf(call, payload);
  const key = open.get(attempt) ?? randomKey();
  open.set(attempt, key);
  return key;
}

/** @param status of the answer: below 500 the provider has decided, unless it is still at work */
export function settleAttempt(call: CallName, payload: unknown, status: number): void {
  if (status < 500 && status !== UNDER_WAY) open.delete(keyOf(call, payload));
}

/** `crypto.randomUUID` is missing on plain http. */
function randomKey(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keyOf(call: CallName, payload: unknown): string {
  return `${call}\n${JSON.stringify(payload, tellFilesApart)}`;
}

function tellFilesApart(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}
