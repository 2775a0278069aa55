import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles pipelined requests one at a time, and drops queued ones once the connection closes.
 *
 * Node emits no `close` for a response that never got the socket, so a handler would leak
 * resources.
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
