import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listening } from '../../support/listening';

export const LEFT_BY = 'x-left-by';

/** Answers 502 if a server drops an accepted request, because a retry could execute it twice. */
export async function startBalancer(servers: readonly string[]): Promise<string> {
  let turn = 0;

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = servers.map((_, at) => servers[(turn + at) % servers.length] as string);
    for (const server of inTurn) {
      const outcome = await attempt(server, incoming, body).catch(
        (error: NodeJS.ErrnoException) => error.code,
      );
      if (outcome === 'ECONNREFUSED') continue;
      if (typeof outcome === 'object') {
        response.writeHead(outcome.status, outcome.headers).end(outcome.body);
      } else {
        response.writeHead(502, { [LEFT_BY]: server }).end('{}');
      }
      return;
    }
    response.writeHead(502).end('{}');
  }

  const balancer = createServer((incoming, response) => void pass(incoming, response));
  const { port, stop } = await listening(balancer);
  onTestFinished(stop);
  return `http://127.0.0.1:${port}`;
}

/** Opens a new connection, so that `ECONNREFUSED` means that the request was not sent. */
function attempt(server: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const { host } = new URL(server);
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const options = { method, headers: { ...headers, host, connection: 'close' }, agent: false };
      const asking = request(new URL(url ?? '', server), options, (answer) => {
        buffer(answer).then((whole) => {
          const { statusCode = 502, headers: given } = answer;
          resolve({ status: statusCode, headers: given, body: whole });
        }, reject);
      });
      asking.on('error', reject);
      asking.end(body);
    },
  );
}
