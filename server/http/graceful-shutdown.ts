/** Ends a server's connections without cutting off a request that runs. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server from its start. The returned function closes it: connections without a request
 * at once (also those that never sent one, which Node's own `closeIdleConnections` leaves open),
 * the others with their answer, and whatever is left after `patience` milliseconds.
 */
export function drainable(server: Server): (patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  const busy = new Map<Socket, number>();
  let draining = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
      if (draining && left === 0) socket.destroySoon();
    });
  });

  return async (patience) => {
    draining = true;
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(impatience);
  };
}
