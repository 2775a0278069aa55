import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DbProxy {
  readonly url: string;
  cut(): Promise<void>;
  silence(): void;
  heal(): Promise<void>;
  turnTo(url: string): void;
}

/** @param url of a test cluster: the `host` parameter is the folder of the Unix socket */
export async function startDbProxy(url: string): Promise<DbProxy> {
  const { pathname } = new URL(url.replace('@/', '@x/'));
  let socketPath = socketOf(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;

  const server = createServer((near) => {
    const far = connect(socketPath);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        pairs.delete(pair);
      });
    }
    if (isSilent) return;
    near.pipe(far);
    far.pipe(near);
  });
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  const close = () =>
    new Promise<void>((done) => {
      for (const [near] of pairs) near.destroy();
      if (server.listening) server.close(() => done());
      else done();
    });

  await listen(0);
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    cut: close,
    silence() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    async heal() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    turnTo(other) {
      socketPath = socketOf(other);
    },
  };
}

function socketOf(url: string): string {
  return `${new URL(url.replace('@/', '@x/')).searchParams.get('host')}/.s.PGSQL.5432`;
}
