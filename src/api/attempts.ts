/**
 * Names for attempts at calls that must count once: the same for the same payload until it is clearly
 * answered. A press after a lost answer so repeats the attempt, and a press after an answer is a new one.
 */
import type { CallName } from '../../contract/calls';

/** Call → its last attempt that had no clear answer yet. */
const open = new Map<CallName, { payload: string; name: string }>();

/** A random name of 36 characters. */
export function nameOfAttempt(call: CallName, payload: unknown): string {
  const text = JSON.stringify(payload, tellFilesApart);
  const last = open.get(call);
  if (last?.payload === text) return last.name;
  const name = crypto.randomUUID();
  open.set(call, { payload: text, name });
  return name;
}

/** @param status of the answer: below 500 the provider has decided */
export function settleAttempt(call: CallName, status: number): void {
  if (status < 500) open.delete(call);
}

function tellFilesApart(_: string, value: unknown): unknown {
  if (!(value instanceof File)) return value;
  const { name, size, type, lastModified } = value;
  return { name, size, type, lastModified };
}
