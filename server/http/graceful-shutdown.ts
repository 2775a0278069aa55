import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Shutdown {
  readonly drainMs: number;
  readonly totalMs: number;
}

/**
 * While draining, the server still accepts connections, for load balancers that haven't polled
 * `/readyz` yet. After draining, it closes all connections without a request in flight.
 * `closeIdleConnections` would ignore connections that never sent a request.
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
      // A response that never reached the socket emits no `close`, so remove it here.
      inFlight.delete(socket);
    });
  });
  // Runs before other listeners, so that the header is set before they answer.
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

  return async ({ drainMs, totalMs }) => {
    const deadline = setTimeout(() => server.closeAllConnections(), totalMs);
    isDraining = true;
    for (const responses of inFlight.values()) {
      for (const it of responses) if (!it.headersSent) it.setHeader('Connection', 'close');
    }
    await wait(drainMs);
    isClosing = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) if (!inFlight.has(socket)) socket.destroy();
    await closed;
    clearTimeout(deadline);
  };
}
