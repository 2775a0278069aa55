import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageMessages } from '../../contract/forms/images';
import { createConfig } from '../../server/config';
import { ENGLISH, translatePhrase } from '../../server/texts';
import { freshPostgres } from './support/databases';
import { decodersOf, isDecoding } from './support/decoders';
import { eventually } from './support/eventually';
import { newMember, type Person } from './support/people';
import { largestPictures, png, saveProfile } from './support/pictures';
import { startProcess } from './support/process';
import {
  callerOf,
  type Provider,
  providerBeside,
  refusal,
  sharedProvider,
} from './support/provider';
import { folderWith } from './support/shared';

const MB = 1024 * 1024;
const SAVED = { status: 200, body: { message: 'Profile updated.' } };
const DAMAGED = refusal({ file_url: [translatePhrase(ENGLISH, imageMessages.damaged)] });
const HEAVY = refusal({ file_url: [translatePhrase(ENGLISH, imageMessages.memory)] });
const { decoder } = createConfig();
const BUILT = { ...decoder, program: resolve('build/picture-decoder.js') };

type Site = Pick<Provider, 'call'>;

let largest: File[];
beforeAll(async () => {
  largest = await largestPictures();
});

const provider = sharedProvider();
const providerWith = (bounds: Partial<typeof decoder> = {}) =>
  providerBeside(provider, { decoder: { ...BUILT, ...bounds } });

const logged = ({ errors }: Provider) =>
  errors.map(({ event, error }) => `${event}: ${(error as Error).message}`);

async function startDecoder(site: Site, server = process.pid) {
  const member = await newMember(site);
  expect(await saveProfile(site, member, png())).toMatchObject(SAVED);
  const started = await decodersOf(server);
  expect(started).toHaveLength(1);
  return { member, pid: started[0]?.pid ?? Number.NaN };
}

async function sendLarge(site: Site, member: Person, server = process.pid) {
  const [idle] = await decodersOf(server);
  const answer = saveProfile(site, member, largest[0]);
  await eventually(async () => {
    const [busy] = await decodersOf(server);
    expect(busy?.megabytes).toBeGreaterThan((idle?.megabytes ?? 0) + 40);
  });
  return { answer };
}

test('a picture that crashes the decoder is refused, and the next one is read', async () => {
  const site = await providerWith();
  const { member, pid } = await startDecoder(site);
  const { answer } = await sendLarge(site, member);
  process.kill(pid, 'SIGSEGV');
  expect(await answer).toEqual(DAMAGED);
  expect(logged(site)).toEqual([
    'a picture could not be decoded: The picture decoder exited with SIGSEGV',
  ]);
  expect((await startDecoder(site)).pid).not.toBe(pid);
});

test('a picture that takes too much memory is refused, and the next one is read', async () => {
  const site = await providerWith({ memoryBytes: 160 * MB });
  const member = await newMember(site);
  expect(await saveProfile(site, member, largest[0])).toEqual(HEAVY);
  expect(logged(site)).toEqual([
    'a picture could not be decoded: The picture decoder exited with SIGKILL',
  ]);
  expect(await saveProfile(site, member, png())).toMatchObject(SAVED);
});

test('a picture in which the decoder hangs is refused in time, and the next one is read', async () => {
  const site = await providerWith({ pictureMs: 2_000 });
  const { member, pid } = await startDecoder(site);
  process.kill(pid, 'SIGSTOP');
  expect(await saveProfile(site, member, png())).toEqual(DAMAGED);
  expect(logged(site)).toEqual([
    'a picture could not be decoded: There was no response within 2000 ms',
  ]);
  await eventually(async () => expect(await decodersOf(process.pid)).toEqual([]));
  await startDecoder(site);
});

test('an idle decoder exits', async () => {
  const site = await providerWith({ idleMs: 100 });
  expect(await saveProfile(site, await newMember(site), png())).toMatchObject(SAVED);
  await eventually(async () => expect(await decodersOf(process.pid)).toEqual([]));
  expect(logged(site)).toEqual([]);
});

test('a decoder that cannot start is a fault of the server, not of the picture', async () => {
  const folder = folderWith({ 'decoder.mjs': 'process.exit(3)' });
  const site = await providerWith({ program: `${folder}/decoder.mjs` });
  const answer = await saveProfile(site, await newMember(site), png());
  expect(answer).toMatchObject({ status: 500 });
  expect(logged(site)).toEqual([
    'POST /api/v2/user/update-profile failed: The picture decoder exited with 3',
  ]);
});

describe('the built server', () => {
  async function start() {
    const env = { DATABASE_URL: await freshPostgres(), RATE_LIMITS: 'off' };
    const { pid, address, end } = await startProcess(env);
    const site = callerOf((path, init) => fetch(address + path, init));
    const figure = async (name: string) => {
      const figures = await (await site.get('/metrics')).text();
      return Number(new RegExp(`^process_${name} (\\S+)$`, 'm').exec(figures)?.[1]);
    };
    return { ...(await startDecoder(site, pid)), server: pid, site, figure, end };
  }

  test('takes no memory for the largest pictures, and keeps no file open', async () => {
    const { site, member, figure } = await start();
    const before = [await figure('resident_memory_bytes'), await figure('open_fds')] as const;
    for (const picture of [...largest, ...largest]) {
      expect(await saveProfile(site, member, picture)).toMatchObject(SAVED);
      expect((await figure('resident_memory_bytes')) - before[0]).toBeLessThan(60 * MB);
    }
    expect(Math.abs((await figure('open_fds')) - before[1])).toBeLessThan(10);
  });

  test('finishes a picture when its process group is stopped, and leaves no decoder', async () => {
    const { site, member, pid, server, end } = await start();
    const { answer } = await sendLarge(site, member, server);
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
    const ending = end('SIGTERM');
    expect(await answer).toMatchObject(SAVED);
    expect(await ending).toBe(0);
    await eventually(async () => expect(await isDecoding(pid)).toBe(false));
  });

  test('that is killed leaves no decoder, even in the middle of a picture', async () => {
    const { site, member, pid, server, end } = await start();
    const { answer } = await sendLarge(site, member, server);
    const refused = expect(answer).rejects.toThrow();
    await end('SIGKILL');
    await refused;
    await eventually(async () => expect(await isDecoding(pid)).toBe(false));
  });
});
