import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Play = (response: ServerResponse) => void;

type Arrived = readonly [
  method: string,
  url: string,
  token: string | undefined,
  accept: string | undefined,
];

export async function startFakeProvider() {
  const server = createServer(answer);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  const port = await listen(0);
  let current = exchangeBy(() => undefined);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { play, arrived, began, left } = current;
    const { method = '', url = '', headers } = request;
    arrived.push([method, url, headers.authorization, headers.accept]);
    // Closes each connection, so that a fault affects only one request.
    response.shouldKeepAlive = false;
    response.on('close', () => left.resolve(!response.writableFinished));
    for await (const _ of request);
    play(response);
    began.resolve();
  }

  return {
    address: `http://127.0.0.1:${port}`,
    answerBy(play: Play) {
      current = exchangeBy(play);
      return { ...current, began: current.began.promise, left: current.left.promise };
    },
    async whileClosed<T>(run: () => Promise<T>): Promise<T> {
      await close();
      try {
        return await run();
      } finally {
        await listen(port);
      }
    },
    close,
  };
}

function exchangeBy(play: Play) {
  return { play, arrived: [] as Arrived[], began: promised<void>(), left: promised<boolean>() };
}

function promised<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
