/** What Fin's pages are compared with, on a server of their own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const EMPTY =
  '<!doctype html><html lang="en"><title>Empty</title><p>Nothing but this sentence.</p>';

export interface Peers {
  address: string;
  stop(): Promise<void>;
}

export async function servePeers(): Promise<Peers> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(EMPTY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
