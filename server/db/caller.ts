/** For whom the current work is done, so that each has a fair turn at what is scarce. */
import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<{ name: string }>();

/** Does the work on behalf of a caller: a client's address, at first. */
export function onBehalfOf<T>(name: string, work: () => T): T {
  return callers.run({ name }, work);
}

/** From here on the current work is done for this caller: a member who has been recognized. */
export function recognize(name: string): void {
  const caller = callers.getStore();
  if (caller) caller.name = name;
}

/** The current caller; `server` where nobody asked. */
export function currentCaller(): string {
  return callers.getStore()?.name ?? 'server';
}
