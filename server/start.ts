/** Starts the provider on a port, and stops it without dropping what runs. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { type Config, defaults } from './config';
import { openDatabase } from './db/open';
import { drainable } from './http/graceful-shutdown';
import { createServices, type Services } from './services';

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

const GRACE_MS = 8000;
/** Longer than the site's own 600,000 ms, so that it is the site that gives up on an upload. */
const REQUEST_MS = 660_000;

/** Opens the database, brings it up to date, and listens. Throws when any of it is not possible. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  const config: Config = { ...defaults, ...rest };
  const services = createServices(await openDatabase(config), config);
  return serveOn(services, port, host);
}

/** Listens with services that stand already, and closes them in the end. */
export async function serveOn(
  services: Services,
  port: number,
  host: string,
): Promise<RunningServer> {
  const server = create(createApp(services).fetch);
  const drain = drainable(server);
  const close = async () => {
    await services.mailer.stop();
    await services.db.close();
  };
  try {
    await listen(server, port, host);
  } catch (error) {
    await close();
    throw error;
  }
  services.mailer.deliver();
  return {
    address: addressOf(server, host),
    async stop() {
      await drain(GRACE_MS);
      await close();
    },
  };
}

type Fetch = ReturnType<typeof createApp>['fetch'];

function create(fetch: Fetch): Server {
  const serverOptions = { requestTimeout: REQUEST_MS };
  return createAdaptorServer({ fetch, serverOptions }) as Server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
      fail(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => settle());
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
