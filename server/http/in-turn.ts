/** HTTP/1.1 pipelining without its costs. */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other, and drops those that still wait when it
 * closes: Node emits no `close` for a response that has not reached its socket, so what it holds
 * would never be released.
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
