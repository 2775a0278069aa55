import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Serializes a connection's pipelined requests, and drops the waiting ones when it closes.
 *
 * Node emits no `close` for a response that never reached its socket, so its resources would leak.
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
