import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client-address';

interface Caps {
  readonly all: number;
  readonly perNetwork: number | null;
}

export function capConnections(server: Server, { all, perNetwork }: Caps): void {
  server.maxConnections = all;
  if (perNetwork === null) return;
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
    if (count > perNetwork) socket.destroy();
  });
}

/**
 * Closes connections without traffic for `ms`. This applies until the headers of the first request
 * are complete, and while the client receives a response. Between requests, `keepAliveTimeout`
 * applies.
 *
 * After a request's headers, the connection stays open until the response begins. `requestTimeout`
 * and the minimum speed in `arriving.ts` limit the body.
 */
export function giveUpStalled(server: Server, ms: number): void {
  const unsent = new WeakMap<Socket, Set<ServerResponse>>();
  server.prependListener('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const responses = unsent.get(socket) ?? new Set();
    unsent.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  // Node also calls this after `keepAliveTimeout`, and then doesn't close the socket itself.
  server.setTimeout(ms, (socket) => {
    const [first] = unsent.get(socket) ?? [];
    if (!first || first.headersSent) socket.destroy();
  });
}
