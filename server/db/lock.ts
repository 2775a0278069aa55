/** One process at a time in a data folder, kept by a Unix socket: the kernel frees it on any death. */
import { rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { relative, resolve } from 'node:path';

const SOCKET = 'in-use.sock';

/**
 * Takes the folder. Throws when a living process holds it; takes over from one that was killed,
 * whose socket is left behind but answers nobody. Returns the release.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(folder, path));
  server.unref();
  return () => new Promise((released) => server.close(() => released()));
}

/**
 * Sets the socket aside before judging it: had another process taken it over a moment ago, it
 * answers under its new name too, and goes back.
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
    `The data folder ${resolve(folder)} is in use by another Fin server. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

/** The server, or `null` where the address is taken. */
function listen(path: string): Promise<Server | null> {
  return new Promise((settle, fail) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') settle(null);
      else fail(error);
    });
    server.listen(path, () => settle(server));
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
  return new Promise((settle) => {
    const visitor = connect(path, () => settle(true));
    visitor.once('connect', () => visitor.destroy());
    visitor.once('error', () => settle(false));
  });
}

/** The shorter spelling of the socket's path: the kernel takes about a hundred bytes. */
function socketPath(folder: string): string {
  const absolute = resolve(folder, SOCKET);
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}
