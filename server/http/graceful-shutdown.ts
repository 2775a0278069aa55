/** Closes a server without cutting off a request that is in flight, or on its way. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, counted from the same moment: `graceMs` includes `drainMs`. */
export interface Shutdown {
  /** How long every client is still answered, and asked to leave: `Connection: close`. */
  readonly drainMs: number;
  /** After this, what is left is cut off. */
  readonly graceMs: number;
}

/**
 * Watches a server's connections from its start. The returned function shuts it down. While it
 * drains, it still listens, for a load balancer that has not asked `/readyz` yet, and answers with
 * `Connection: close`. Then connections without a request are closed (also those that never sent one,
 * which Node's own `closeIdleConnections` leaves open), and the others after their response.
 */
export function gracefulShutdown(server: Server): (times: Shutdown) => Promise<void> {
  const sockets = new Set<Socket>();
  const inFlight = new Map<Socket, Set<ServerResponse>>();
  let isDraining = false;
  let isClosing = false;

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      // Its last responses never closed if they had not reached the socket.
      inFlight.delete(socket);
    });
  });
  // First of all listeners, so that the header is there before the answer.
  server.prependListener('request', ({ socket }: { socket: Socket }, response: ServerResponse) => {
    const responses = inFlight.get(socket) ?? new Set();
    inFlight.set(socket, responses.add(response));
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      responses.delete(response);
      if (responses.size > 0) return;
      inFlight.delete(socket);
      if (isClosing) socket.destroySoon();
    });
  });

  function announceClose(): void {
    isDraining = true;
    for (const response of [...inFlight.values()].flatMap((responses) => [...responses])) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  return async ({ drainMs, graceMs }) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    announceClose();
    await wait(drainMs);
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) if (!inFlight.has(socket)) socket.destroy();
    await closed;
    clearTimeout(deadline);
  };
}
