/** Closes a server without cutting off a request that is in flight. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections from its start. The returned function shuts it down: connections
 * without a request at once (also those that never sent one, which Node's own
 * `closeIdleConnections` leaves open), the others after their response, and whatever is left after
 * `graceMs` milliseconds.
 */
export function gracefulShutdown(server: Server): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  /** Socket → its requests in flight. */
  const inFlight = new Map<Socket, number>();
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    inFlight.set(socket, (inFlight.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (inFlight.get(socket) ?? 1) - 1;
      if (left > 0) inFlight.set(socket, left);
      else inFlight.delete(socket);
      if (isClosing && left === 0) socket.destroySoon();
    });
  });

  return async (graceMs) => {
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) if (!inFlight.has(socket)) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(deadline);
  };
}
