import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { answerCommands } from './commands/answer';
import { createConfig, type Seams } from './config';
import { openDatabase } from './database';
import { capConnections, giveUpStalled } from './http/connections';
import { within } from './http/deadline';
import { gracefulShutdown } from './http/graceful-shutdown';
import { inTurn } from './http/in-turn';
import { periodic } from './http/periodic';
import { createServices, type Services } from './services';
import type { Settings } from './settings';
import { type OwnSite, openSite } from './site/written';

export interface RunningServer {
  readonly address: string;
  /**
   * Makes `/readyz` fail, but keeps serving for `drainMs`. Then waits up to `GRACE_MS` for requests
   * in flight, and up to `CLOSE_MS` each for background work and the database.
   *
   * @throws {Error} if background work or the database hasn't ended by then
   */
  stop(drainMs?: number): Promise<void>;
}

const GRACE_MS = 4_000;
const CLOSE_MS = 1_000;
const STALLED_MS = 30_000;
/** Exceeds the client's timeout of ten minutes, so that the client gives up first. */
const REQUEST_MS = 660_000;
const WATCH_MS = 2_000;

export async function startServer(
  settings: Partial<Settings> = {},
  seams: Partial<Seams> = {},
): Promise<RunningServer> {
  const config = createConfig(settings, seams);
  const site = await openSite(config);
  return serve(createServices(await openDatabase(config), config), site);
}

export async function serve(
  services: Services,
  site: OwnSite | null = null,
): Promise<RunningServer> {
  const { port, host, keepAliveSeconds, headersMs, trustProxy } = services.config;
  const { maxConnections, maxConnectionsEach } = services.config;
  let app = createApp(services);
  const server = create((...asked) => app.fetch(...asked), headersMs);
  server.keepAliveTimeout = keepAliveSeconds * 1000;
  giveUpStalled(server, STALLED_MS);
  capConnections(server, {
    all: maxConnections,
    perNetwork: trustProxy ? null : maxConnectionsEach,
  });
  const shutDown = gracefulShutdown(server);
  const watch = periodic(
    WATCH_MS,
    async () => {
      if (await site?.follow()) app = createApp(services);
    },
    (error) => services.config.log.error('the changed site could not be written', error),
  );
  const background = [services.mailer, ...services.jobs, services.pictures, watch];
  const close = async () => {
    site?.end();
    try {
      await within(CLOSE_MS, Promise.all(background.map((it) => it.stop())));
    } finally {
      await within(CLOSE_MS, services.db.close());
    }
  };
  try {
    await listen(server, port, host);
  } catch (error) {
    await close();
    throw error;
  }
  services.mailer.deliver();
  for (const job of services.jobs) job.start();
  if (site) watch.start();
  const address = urlOf(server, host);
  const endCommands = await answerCommands(services, address);
  return {
    address,
    async stop(drainMs = 0) {
      services.readiness.endSoon();
      await endCommands();
      await shutDown({ drainMs, totalMs: drainMs + GRACE_MS });
      await close();
    },
  };
}

type Fetch = ReturnType<typeof createApp>['fetch'];

function create(fetch: Fetch, headersMs: number): Server {
  const serverOptions = {
    requestTimeout: REQUEST_MS,
    headersTimeout: headersMs,
    connectionsCheckingInterval: headersMs / 3,
  };
  return createServer(serverOptions, inTurn(getRequestListener(fetch)));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, () => resolve());
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
