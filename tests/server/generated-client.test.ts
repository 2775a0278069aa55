import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerOf, CallName } from '../../contract/calls';
import type { RunningServer } from '../../server/start';
import { connect } from './support/databases';
import { startServing } from './support/serving';

interface Client {
  readonly access: {
    signIn(asking: { formData: { email: string; password: string } }): Data<'signIn'>;
  };
  readonly catalogue: { popularMovies(asking: object): Data<'popularMovies'> };
  readonly title: { titleDetails(asking: { id: string }): Data<'titleDetails'> };
  readonly watching: { watchlist(asking: object): Data<'watchlist'> };
}
type Data<Name extends CallName> = Promise<{ data: AnswerOf<Name> }>;

const credentials = { email: 'demo@fin.example', password: 'popcorn-tonight' };

let folder: string;
let server: RunningServer;
let open: (token?: string) => Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fin-client-'));
  await generate({
    input: 'docs/openapi.json',
    output: folder,
    clientName: 'Fin',
    useOptions: true,
  });
  server = await startServing(await connect());
  const { Fin } = await import(join(folder, 'index.ts'));
  open = (token) => new Fin({ BASE: `${server.address}/api/v2`, TOKEN: token });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

test('it compiles', () => {
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext';
  const lib = '--moduleResolution bundler --target es2022 --lib es2022,dom --types node';
  const args = [...`${options} ${lib}`.split(' '), '--typeRoots', 'node_modules/@types'];
  const { status, stdout } = spawnSync(
    'node_modules/.bin/tsc',
    [...args, join(folder, 'index.ts')],
    { encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

test('it signs in, lists titles and plays the first film', async () => {
  const { data: session } = await open().access.signIn({ formData: credentials });
  expect(session).toMatchObject({ email: credentials.email, api_token: expect.any(String) });
  const client = open(session.api_token);
  const { data: titles } = await client.catalogue.popularMovies({});
  const [{ id = '' } = {}] = titles;
  const { data: details } = await client.title.titleDetails({ id });
  expect(details).toMatchObject({ id, name: titles[0]?.name });
  const [video] = details.video_links;
  const bytes = await firstBytes(new URL(video?.url ?? '', server.address));
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
});

test('without a token it gets no film, and no list of a member', async () => {
  const [{ id = '' } = {}] = (await open().catalogue.popularMovies({})).data;
  expect((await open().title.titleDetails({ id })).data.video_links).toEqual([]);
  await expect(open().watching.watchlist({})).rejects.toMatchObject({
    status: 401,
    body: { status: false, message: 'Sign in to continue.' },
  });
});

async function firstBytes(address: URL): Promise<Buffer> {
  const response = await fetch(address, { headers: { Range: 'bytes=0-4095' } });
  expect(response.status).toBe(206);
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  if (!text.startsWith('#EXTM3U')) return bytes;
  const [, initial] = /#EXT-X-MAP:URI="([^"]+)"/.exec(text) ?? [];
  const [, next = ''] = /^([^#\s].*)$/m.exec(text) ?? [];
  return firstBytes(new URL(initial ?? next, address));
}
