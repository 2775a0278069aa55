/** A lock on a data folder: a Unix socket, which the kernel frees however the process ends. */
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { relative, resolve as resolvePath } from 'node:path';

const SOCKET = 'in-use.sock';

/**
 * Locks the folder, and returns the function that unlocks it. Throws when a running process holds
 * the lock. A killed process leaves its socket file behind, which answers nobody: it is replaced.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(folder, path));
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Renames the socket file before deciding that it is stale: if another process has replaced it a
 * moment ago, it answers under the new name too, and is renamed back.
 */
async function takeOver(folder: string, path: string): Promise<Server> {
  const aside = `${path}.${process.pid}`;
  if (!(await answers(path)) && (await moved(path, aside))) {
    if (await answers(aside)) await moved(aside, path);
    else {
      await rm(aside, { force: true });
      const server = await listen(path);
      if (server) return server;
    }
  }
  throw new Error(
    `The data folder ${resolvePath(folder)} is in use by another Fin server. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

/** The server, or `null` where the address is taken. */
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

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

/** The shorter spelling of the socket's path: the kernel takes about a hundred bytes. */
function socketPath(folder: string): string {
  const absolute = resolvePath(folder, SOCKET);
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}
