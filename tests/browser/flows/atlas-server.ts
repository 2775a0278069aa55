import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { draw } from '../../../flows/atlas/drawn';
import { atlasOf } from '../../../flows/atlas/files';
import { statesBelow } from '../../../flows/draw/chart';
import type { FlowName } from '../../../flows/flows';
import { createFlows } from '../../../server/site/flows';
import { listening } from '../../support/listening';

export interface Atlas {
  readonly folder: string;
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function serveAtlas(...names: readonly FlowName[]): Promise<Atlas> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-atlas-'));
  const charts = await Promise.all(names.map(draw));
  const pictured = charts.map((it) => ({
    ...it,
    shots: Object.fromEntries(statesBelow(it.chart).map(({ id }) => [id, '1a2b3c4'])),
  }));
  const files = await atlasOf(pictured);
  const grey = { width: 16, height: 10, channels: 3, background: '#777' } as const;
  const picture = await sharp({ create: grey }).jpeg().toBuffer();
  await mkdir(join(folder, 'shots'));
  for (const id of pictured.flatMap(({ shots }) => Object.keys(shots))) {
    await writeFile(join(folder, 'shots', `${id}.jpg`), picture);
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const app = new Hono().route('/flows', createFlows(folder));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const { port, stop } = await listening(server);
  return {
    folder,
    address: `http://localhost:${port}/flows/`,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
