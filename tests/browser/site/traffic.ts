import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listening } from '../../support/listening';

const OUR_NAME = /.{0,60}(?<![\p{L}\p{N}_])Fin(?![\p{L}\p{N}_]).{0,60}/gu;

export interface Traffic {
  readonly address: string;
  readonly requests: string[];
  readonly lost: string[];
  readonly ourName: string[];
}

export const ourNameIn = (text: string): string[] => text.match(OUR_NAME) ?? [];

export async function recordTraffic(server: string): Promise<Traffic> {
  const requests: string[] = [];
  const lost: string[] = [];
  const ourName: string[] = [];

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url } = incoming;
    requests.push(`${method} ${url}`);
    const { status, headers, body } = await forward(server, incoming);
    if (status >= 400) lost.push(`${status} ${method} ${url}`);
    const text = `${JSON.stringify(headers)}\n${body.toString()}`;
    ourName.push(...ourNameIn(text).map((it) => `${method} ${url}: ${it}`));
    response.writeHead(status, headers).end(body);
  }

  const recorder = createServer((incoming, response) => {
    pass(incoming, response).catch((error) => {
      lost.push(`${error} ${incoming.method} ${incoming.url}`);
      response.destroy();
    });
  });
  const { port, stop } = await listening(recorder);
  onTestFinished(stop);
  return { address: `http://localhost:${port}`, requests, lost, ourName };
}

async function forward(server: string, incoming: IncomingMessage) {
  const { method, url } = incoming;
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const sent = await buffer(incoming);
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      const asking = request(new URL(url ?? '', server), { method, headers }, (answer) => {
        const { statusCode: status = 0, headers } = answer;
        buffer(answer).then((body) => resolve({ status, headers, body }), reject);
      });
      asking.on('error', reject);
      asking.end(sent);
    },
  );
}
