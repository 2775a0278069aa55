/** The client of the current request, for fair queues. */
import { AsyncLocalStorage } from 'node:async_hooks';

const callers = new AsyncLocalStorage<{ name: string }>();

export function onBehalfOf<T>(name: string, work: () => T): T {
  return callers.run({ name }, work);
}

/** Names the client after authentication: by the member's id. */
export function recognize(name: string): void {
  const caller = callers.getStore();
  if (caller) caller.name = name;
}

export function currentCaller(): string {
  return callers.getStore()?.name ?? 'server';
}
