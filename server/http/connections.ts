/** Connections that take room: how many there may be, and how long one is held by who takes nothing. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-address';

interface Caps {
  /** Of all clients together. */
  readonly all: number;
  /** Of one address; `null` where one proxy makes them for everybody. */
  readonly each: number | null;
}

/** Closes connections beyond the caps at once. */
export function capConnections(server: Server, { all, each }: Caps): void {
  server.maxConnections = all;
  if (each === null) return;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const client = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > each) socket.destroy();
  });
}

/**
 * Closes a connection on which an answer has begun and no byte has moved for `ms`, or where nothing was asked for so
 * long. An answer that has not begun is waited for.
 */
export function giveUpStalled(server: Server, ms: number): void {
  /** In their order: the first one is being sent. */
  const unsent = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const responses = unsent.get(socket) ?? new Set();
    unsent.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  // Node also emits it when an idle connection has been kept for `keepAliveTimeout`.
  server.setTimeout(ms, (socket) => {
    const [first] = unsent.get(socket) ?? [];
    if (!first || first.headersSent) socket.destroy();
  });
}
