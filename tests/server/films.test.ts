import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Protection } from '../../contract/entities';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import type { Log } from '../../server/log';
import { eventually } from './support/eventually';
import { newMember } from './support/people';
import { type Provider, providerBeside, sharedProvider } from './support/provider';

const HOUR = 60 * 60 * 1000;
const { titles } = loadCatalogue();
const titleWith = (name: string) =>
  titles.find(({ videos }) => videos.some(({ url }) => url.includes(`/${name}`)))?.id ?? '';

let token: string;
const begin = Date.now();
let clock = begin;
const now = () => new Date(clock);
const provider = sharedProvider({ now });
beforeAll(async () => {
  token = (await newMember(provider)).token;
});
beforeEach(() => {
  clock = begin;
});
const get: Provider['get'] = (...asking) => provider.get(...asking);

async function linkOf(
  name: string,
): Promise<{ url: string; storyboard: string; protection: Protection[] }> {
  const { body } = await provider.call('titleDetails', {
    params: { id: titleWith(name) },
    token,
  });
  return body.data.video_links[0];
}

const refusal = async (path: string) => {
  const response = await get(path);
  expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  return [response.status, (await response.json()).message];
};
const FOR_MEMBERS = [403, 'Members only.'];
const WRONG = [403, "This address doesn't belong to this film."];
const OUT = [403, 'This link has expired. Reload the title.'];

test("a member's address opens the film, its playlists, segments and storyboard, by relative names", async () => {
  const { url, storyboard } = await linkOf('deep-reef/');
  expect(url).toMatch(/^\/media\/films\/\d+\.[\w-]{43}\/deep-reef\/master\.m3u8$/);
  const names = ['master.m3u8', '216p.m3u8', '216p-init.mp4', '216p-14.m4s', 'storyboard.webp'];
  const addresses = [storyboard, ...names.map((name) => url.replace('master.m3u8', name))];
  const statuses = addresses.map(async (address) => (await get(address)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a channel needs the address, too, and is never cached', async () => {
  const { url } = await linkOf('neon-drive/live');
  expect(url).toMatch(/^\/media\/films\/\d+\.[\w-]{43}\/neon-drive\/live\.m3u8$/);
  const answer = await get(url.replace('live.m3u8', 'live-216p.m3u8'));
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).not.toContain('#EXT-X-ENDLIST');
  expect(await refusal('/media/streams/neon-drive/live.m3u8')).toEqual(FOR_MEMBERS);
});

test('the film is refused without its signature; its trailer is public', async () => {
  const closed = ['master.m3u8', '216p.m3u8', '216p-14.m4s', 'storyboard.vtt'];
  for (const name of closed) {
    expect(await refusal(`/media/streams/deep-reef/${name}`)).toEqual(FOR_MEMBERS);
  }
  expect(await refusal('/media/streams/paper-boats.mp4')).toEqual(FOR_MEMBERS);
  const trailer = ['trailer.m3u8', 'trailer-216p.m3u8', '216p-init.mp4', '216p-4.m4s'];
  const open = trailer.map((name) => `/media/streams/deep-reef/${name}`);
  for (const path of [...open, '/media/streams/paper-boats-trailer.mp4']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
});

test("a trailer that another server's catalogue adds is soon public", async () => {
  const path = '/media/streams/paper-boats.mp4';
  const catalogue = async (trailer: string, version: string) => {
    await provider.db.query('update titles set trailer_url = $2 where id = $1', ['101', trailer]);
    await provider.db.query(`update seeds set content_hash = $1 where name = 'catalogue'`, [
      version,
    ]);
  };
  const [before] = await provider.db.query<{ trailer: string; version: string }>(
    `select trailer_url as trailer, content_hash as version from titles, seeds
     where id = '101' and seeds.name = 'catalogue'`,
  );
  expect((await get(path)).status).toBe(403);
  await catalogue(path, 'another');
  await eventually(async () => expect((await get(path)).status).toBe(200));
  await catalogue(before?.trailer ?? '', before?.version ?? '');
  await eventually(async () => expect((await get(path)).status).toBe(403));
});

test('an address works for one film only, and not with a changed letter', async () => {
  const { url } = await linkOf('deep-reef/');
  const [until = '', signature = ''] = url.split('/')[3]?.split('.') ?? [];
  const with_ = (grant: string, film = 'deep-reef') => `/media/films/${grant}/${film}/master.m3u8`;
  const other = signature.startsWith('A') ? 'B' : 'A';
  const forged = [
    with_(`${until}.${signature}`, 'neon-drive'),
    with_(`${Number(until) + HOUR}.${signature}`),
    with_(`${until}.${other}${signature.slice(1)}`),
    with_(`${until}.${signature.slice(1)}`),
    with_(`${until}.`),
    with_(`.${signature}`),
    with_('x'),
  ];
  for (const path of forged) expect([path, ...(await refusal(path))]).toEqual([path, ...WRONG]);
  const outside = url.replace('master.m3u8', '..%2fneon-drive%2fmaster.m3u8');
  expect((await get(outside)).status).toBe(404);
});

test('an address expires within six hours; the details have a new one', async () => {
  const { url } = await linkOf('deep-reef/');
  clock = begin + 5 * HOUR - 1;
  expect((await get(url)).status).toBe(200);
  clock = begin + 6 * HOUR;
  expect(await refusal(url)).toEqual(OUT);
  const fresh = await linkOf('deep-reef/');
  expect(fresh.url).not.toBe(url);
  expect((await get(fresh.url)).status).toBe(200);
});

test("within an hour the address is the same, so that browsers' caches hit", async () => {
  clock = Math.ceil(begin / HOUR) * HOUR;
  const { url } = await linkOf('deep-reef/');
  clock += HOUR - 1;
  expect((await linkOf('deep-reef/')).url).toBe(url);
  const kept = await get(url);
  expect(kept.headers.get('cache-control')).toBe(`private, max-age=${5 * 60 * 60}`);
  const tag = kept.headers.get('etag') ?? '';
  expect((await get(url, { 'if-none-match': tag })).status).toBe(304);
});

test('a plain film is answered in ranges, and HEAD says its size', async () => {
  const { url } = await linkOf('paper-boats.mp4');
  const whole = await get(url, {}, 'HEAD');
  const size = whole.headers.get('content-length');
  expect([whole.status, await whole.text()]).toEqual([200, '']);
  const part = await get(url, { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${size}`]);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await provider.request(url, { method: 'POST' })).status).toBe(405);
});

test("a protected film's licence needs the address, and has the requested keys", async () => {
  const { protection } = await linkOf('winter-pines-protected/');
  const { license_url = '', ...system } = protection[0] ?? {};
  expect(system).toEqual({ system: 'clearkey', certificate_url: null });
  expect(license_url).toMatch(/^\/media\/films\/\d+\.[\w-]{43}\/winter-pines-protected\/licence$/);
  const ask = async (path: string, body: string) => {
    const response = await provider.request(path, { method: 'POST', body });
    return [response.status, await response.json()];
  };
  const kid = '88iguDKHYTpNO5t30qeHOg';
  const request = JSON.stringify({ kids: [kid, 'another'], type: 'temporary' });
  expect(await ask(license_url, request)).toEqual([
    200,
    { keys: [{ kty: 'oct', kid, k: 'AS80At2AHk7vbc6iWpuFfg' }], type: 'temporary' },
  ]);
  const refused = [];
  for (const body of ['', '{', '[]', '{"kids":"all"}', 'null']) {
    refused.push((await ask(license_url, body))[0]);
  }
  expect(refused).toEqual([400, 400, 400, 400, 400]);
  expect((await ask(license_url, `{"kids":["${'x'.repeat(5000)}"]}`))[0]).toBe(413);
  expect((await ask(license_url, '{"kids":["another"]}'))[0]).toBe(404);
  const clear = (await linkOf('deep-reef/')).url.replace('master.m3u8', 'licence');
  expect((await ask(clear, request))[0]).toBe(404);
  const open = '/media/streams/winter-pines-protected/licence';
  expect((await ask(open, request))[0]).toBe(403);
  const foreign = license_url.replace('winter-pines-protected', 'winter-pines');
  expect((await ask(foreign, request))[0]).toBe(403);
  clock = begin + 6 * HOUR;
  expect((await ask(license_url, request))[0]).toBe(403);
});

test('another server on the same database accepts the address', async () => {
  const { url } = await linkOf('deep-reef/');
  const beside = await providerBeside(provider, { now });
  expect((await beside.request(url)).status).toBe(200);
});

test('the log names the route, and neither the signature nor the film', async () => {
  const routes: string[] = [];
  const log: Log = {
    info: () => {},
    error: () => {},
    request: ({ route, status }) => routes.push(`${route} ${status}`),
  };
  const beside = await providerBeside(provider, { now, log });
  const { url } = await linkOf('deep-reef/');
  await beside.request(url);
  await beside.request('/media/films/x/deep-reef/master.m3u8');
  expect(routes).toEqual(['/media/films/:grant/* 200', '/media/films/:grant/* 403']);
});
