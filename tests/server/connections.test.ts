import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { capConnections, giveUpStalled } from '../../server/http/connections';

const MANY_BYTES = Buffer.alloc(64 * 1024 * 1024);

async function listening(listener: RequestListener, prepare: (server: Server) => void) {
  const server = createServer(listener);
  prepare(server);
  const ended: Promise<unknown>[] = [];
  server.on('connection', (socket) => {
    ended.push(new Promise((tell) => socket.once('close', tell)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { server, open, ended };
}

const isAnswered = (socket: Socket) =>
  new Promise<boolean>((tell) => {
    socket.once('data', () => tell(true)).once('close', () => tell(false));
    get(socket);
  });

const get = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');

test('a stalled answer is aborted, with those pipelined before it', async () => {
  const { open, ended } = await listening(
    (_, response) => response.end(MANY_BYTES),
    (server) => giveUpStalled(server, 200),
  );
  const reader = open().pause();
  get(reader);
  get(reader);
  await expect.poll(() => ended.length).toBe(1);
  await ended[0];
});

test('an answer that has not begun is awaited, and its connection can be reused', async () => {
  const { server, open } = await listening(
    async (_, response) => {
      await once(server, 'timeout');
      response.end('done');
    },
    (it) => giveUpStalled(it, 100),
  );
  const reader = open();
  for (const _ of ['first', 'second']) {
    get(reader);
    const [data] = await once(reader, 'data');
    expect(String(data)).toMatch(/done$/);
  }
});

test('connections are limited per address and in total', async () => {
  const caps = async (all: number, perNetwork: number | null) => {
    const { server, open } = await listening(
      (_, response) => response.end('done'),
      (server) => capConnections(server, { all, perNetwork }),
    );
    const sockets = [open(), open(), open()];
    const answered = await Promise.all(sockets.map(isAnswered));
    for (const socket of sockets) socket.destroy();
    const left = () => new Promise((tell) => server.getConnections((_, count) => tell(count)));
    await expect.poll(left).toBe(0);
    expect(await isAnswered(open())).toBe(true);
    return answered.filter(Boolean).length;
  };
  expect([await caps(10, 2), await caps(2, null), await caps(10, null)]).toEqual([2, 2, 3]);
});
