import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { relative, resolve as resolvePath } from 'node:path';

const SOCKET = 'in-use.sock';

/**
 * Locks a folder against other processes on this machine. Unlike a lock file, a Unix socket shows
 * whether its owner is still running.
 *
 * @throws {Error} with the message `inUse`, if a running process holds the lock
 */
export async function lockFolder(folder: string, inUse: string): Promise<() => Promise<void>> {
  const path = socketPath(folder, SOCKET);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) throw new Error(inUse);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Takes over the lock of a crashed process. Checks the socket again after renaming it, because
 * another process may have replaced it in between.
 */
async function takeOver(path: string): Promise<Server | null> {
  const aside = `${path}.${process.pid}`;
  if ((await answers(path)) || !(await moved(path, aside))) return null;
  if (await answers(aside)) {
    await moved(aside, path);
    return null;
  }
  await rm(aside, { force: true });
  return listen(path);
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Returns `false` only if the connection is refused or the socket is missing. Other errors don't
 * show that the socket's owner has ended: another user's socket, for example, fails with `EACCES`.
 */
function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

/**
 * Returns the shorter of the relative and absolute paths, because a socket's path can have only
 * about 100 bytes.
 */
export function socketPath(folder: string, name: string): string {
  const absolute = resolvePath(folder, name);
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}
