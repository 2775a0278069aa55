import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<{ name: string }>();

export function runForClient<T>(name: string, work: () => T): T {
  return clients.run({ name }, work);
}

/** Call this after authentication, so that queues limit each member instead of each network. */
export function identifyClient(name: string): void {
  const client = clients.getStore();
  if (client) client.name = name;
}

export function currentClient(): string {
  return clients.getStore()?.name ?? 'server';
}
