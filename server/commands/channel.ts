import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { socketPath } from '../db/lock';

const SOCKET = 'commands.sock';

type Reply = { readonly answer: unknown } | { readonly problem: string };

/**
 * Removes an existing socket, so the caller must have locked the folder (`lockFolder`).
 *
 * @param answer executes a command; if it throws, the client receives the error's message
 */
export async function listenForCommands(
  dataDir: string,
  answer: (command: unknown) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, SOCKET);
  await rm(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.end(JSON.stringify(await replyTo(socket, answer)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
}

async function replyTo(
  socket: Socket,
  answer: (command: unknown) => Promise<unknown>,
): Promise<Reply> {
  try {
    return { answer: await answer(JSON.parse(await readAll(socket))) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @returns the server's answer; `null` if no server listens in the folder
 * @throws {Error} with the server's message if the command fails; also if the server exits before
 * it answers, or connecting fails for a reason other than a missing server
 */
export async function command<Answer>(dataDir: string, request: unknown): Promise<Answer | null> {
  const socket = connect(socketPath(dataDir, SOCKET));
  try {
    socket.end(JSON.stringify(request));
    const said = await readAll(socket);
    if (said === '') throw new Error('The server ended before it answered. Try again.');
    const reply: Reply = JSON.parse(said);
    if ('problem' in reply) throw new Error(reply.problem);
    return reply.answer as Answer;
  } catch (error) {
    const isAbsent = ['ENOENT', 'ECONNREFUSED'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    );
    if (isAbsent) return null;
    throw error;
  }
}

/** Avoids `node:stream/consumers`, which would destroy the socket before the reply is sent. */
async function readAll(socket: Socket): Promise<string> {
  let all = '';
  socket.setEncoding('utf8').on('data', (part) => {
    all += part;
  });
  await once(socket, 'end');
  return all;
}
