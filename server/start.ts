/** Starts the provider on a port, and stops it without dropping what runs. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from './app';
import { type Config, defaults } from './config';
import { openDatabase } from './db/open';
import { createServices } from './services';

export interface StartOptions extends Partial<Config> {
  /** 0 takes any free port. */
  readonly port?: number;
  /** The loopback by default: the demo member's password is public. */
  readonly host?: string;
}

export interface RunningServer {
  /** As in `http://localhost:3000`. */
  readonly address: string;
  /** Lets running requests end, at most `GRACE_MS`, then closes the database. */
  stop(): Promise<void>;
}

const GRACE_MS = 5000;
/** Longer than the site's own 600,000 ms, so that it is the site that gives up on an upload. */
const REQUEST_MS = 660_000;

/** Opens the database, brings it up to date, and listens. Throws when any of it is not possible. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  const config: Config = { ...defaults, ...rest };
  const db = await openDatabase(config);
  const services = createServices(db, config);
  try {
    const server = await listen(createApp(services).fetch, port, host);
    services.mailer.deliver();
    return {
      address: addressOf(server, host),
      async stop() {
        await closeGently(server);
        await services.mailer.stop();
        await db.close();
      },
    };
  } catch (error) {
    await services.mailer.stop();
    await db.close();
    throw error;
  }
}

type Fetch = ReturnType<typeof createApp>['fetch'];

function listen(fetch: Fetch, port: number, hostname: string): Promise<Server> {
  return new Promise((settle, fail) => {
    const serverOptions = { requestTimeout: REQUEST_MS };
    const server = serve({ fetch, port, hostname, serverOptions }) as Server;
    server.once('error', fail);
    server.once('listening', () => settle(server));
  });
}

async function closeGently(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(impatience);
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
