import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles pipelined requests one at a time. Drops queued requests once the connection closes.
 *
 * A handler of a dropped request would leak resources: Node emits no `close` for a response that
 * never got the socket.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const last = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    const begin = () => {
      if (!socket.destroyed) listener(request, response);
    };
    if (!before || before.closed) begin();
    else before.once('close', begin);
  };
}
