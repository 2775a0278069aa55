/**
 * Names for attempts at calls that must count once: the same for the same payload until it is clearly
 * answered. A press after a lost answer so repeats the attempt, and a press after an answer is a new one.
 */
import type { CallName } from '../../contract/calls';

/** Call and payload → the name of the attempt, while it has no clear answer. */
const open = new Map<string, string>();
/** The provider is still at work on an attempt of this name. */
const UNDER_WAY = 409;

/** A random name of 36 characters. */
export function nameOfAttempt(call: CallName, payload: unknown): string {
  const attempt = keyOf(call, payload);
  const name = open.get(attempt) ?? crypto.randomUUID();
  open.set(attempt, name);
  return name;
}

/** @param status of the answer: below 500 the provider has decided, unless it is still at work */
export function settleAttempt(call: CallName, payload: unknown, status: number): void {
  if (status < 500 && status !== UNDER_WAY) open.delete(keyOf(call, payload));
}

function keyOf(call: CallName, payload: unknown): string {
  return `${call}\n${JSON.stringify(payload, tellFilesApart)}`;
}

function tellFilesApart(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}
