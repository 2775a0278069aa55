/**
 * `npm run bench:desk`: measures the desk's queries on PGlite and PostgreSQL, with 100,000 orders.
 * Measures each list's first and last page, every filter, and searches with and without results.
 * Skips queries that need an `id`.
 * Exits with 1 if a query's best time exceeds 100 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DESK_API_PATH,
  type DeskCallName,
  deskCalls,
  PAGE_LENGTH,
} from '../../contract/desk/calls';
import { createApp } from '../../server/app';
import { createConfig } from '../../server/config';
import { openDatabase } from '../../server/database';
import { createServices } from '../../server/services';
import { startCluster } from '../../tests/server/support/postgres';
import { fill } from './fill';

const GOAL_MS = 100;
const ROUNDS = 9;
const adminToken = 'the-token-of-these-measurements-01';
const WITH_TOKEN = { headers: { Authorization: `Bearer ${adminToken}` } };
const names = (Object.keys(deskCalls) as DeskCallName[]).filter((name) => {
  const { kind, params } = deskCalls[name];
  return kind === 'query' && !('id' in params.schema);
});

type App = Pick<ReturnType<typeof createApp>, 'request'>;
let misses = 0;

const dataDir = await mkdtemp(join(tmpdir(), 'fin-desk-'));
const cluster = await startCluster();
try {
  await measure('PGlite', null);
  await measure('PostgreSQL', await cluster.createDatabase());
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true });
}
process.exit(misses > 0 ? 1 : 0);

async function measure(name: string, databaseUrl: string | null): Promise<void> {
  const config = createConfig({ dataDir, databaseUrl, rateLimits: false, adminToken });
  const db = await openDatabase(config);
  await db.tx(fill, { isPatient: true });
  const services = createServices(db, config);
  const app: App = createApp(services);
  console.log(`${name}, ms of ${GOAL_MS}:`);
  for (const call of names) {
    for (const query of await queriesOf(app, call))
      await report(app, `${call}?${new URLSearchParams(query)}`);
  }
  await services.mailer.stop();
  services.pictures.stop();
  await db.close();
}

async function queriesOf(app: App, call: DeskCallName): Promise<Record<string, string>[]> {
  const schema = deskCalls[call].params.schema as Record<string, { schema: object | null }>;
  const plain = await app.request(addressOf(call), WITH_TOKEN);
  if (!plain.ok) throw new Error(`${call}: ${plain.status}`);
  const { total = 0 } = (await plain.json()) as { total?: number };
  const queries: Record<string, string>[] = [{}];
  if ('page' in schema) queries.push({ page: String(Math.ceil(total / PAGE_LENGTH)) });
  if ('search' in schema) queries.push({ search: 'a' }, { search: 'found nowhere' });
  for (const [name, { schema: choices }] of Object.entries(schema)) {
    for (const choice of Object.keys(choices ?? {})) queries.push({ [name]: choice });
  }
  return queries;
}

async function report(app: App, question: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const answer = await app.request(addressOf(question), WITH_TOKEN);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${question}: ${answer.status}`);
    times.push(performance.now() - begun);
  }
  const least = Math.min(...times);
  const isMissed = least > GOAL_MS;
  if (isMissed) misses += 1;
  console.log(`${least.toFixed(1).padStart(8)} ${isMissed ? '!' : ' '} ${question}`);
}

function addressOf(question: string): string {
  return `http://localhost${DESK_API_PATH}/${question}`;
}
