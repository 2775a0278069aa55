import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { NOT_BUNDLED } from '../../scripts/server-build';
import { thirdPartyNotices } from '../../scripts/site/notices';
import { newMember } from './support/people';
import { fileHolding, pictureFile, saveProfile } from './support/pictures';
import { startProcess } from './support/process';
import { callerOf } from './support/provider';
import { folderWith } from './support/shared';

const DRIVER_IN_C = 'pg-native';

test('the built server bundles all packages, except those with files of their own', () => {
  const { imported } = inject('serverBuild');
  const packages = imported.filter((name) => !isBuiltin(name) && name !== DRIVER_IN_C);
  expect(packages.sort()).toEqual([...NOT_BUNDLED].sort());
});

test('the image has all that the server needs: it answers calls, reads pictures, serves the demo, and stops on a signal', async () => {
  const image = await imageFolder();
  const DATA_DIR = join(image, 'data');
  const { address, end } = await startProcess({ DATA_DIR }, [join(image, 'build/server.js')]);
  const addresses = [
    '/healthz',
    '/api/v2/user/banners',
    '/media/artwork/101-poster.webp',
    '/media/streams/deep-reef/trailer.m3u8',
    '/ads/house.js',
    '/ads/house.svg',
  ];
  const statuses = await Promise.all(
    addresses.map(async (path) => [path, (await fetch(address + path)).status]),
  );
  expect(statuses).toEqual(addresses.map((path) => [path, 200]));
  const site = callerOf((path, init) => fetch(address + path, init));
  const picture = fileHolding(await pictureFile('png'), 'a.png', 'image/png');
  expect(await saveProfile(site, await newMember(site), picture)).toMatchObject({ status: 200 });
  expect(await end('SIGTERM')).toBe(0);
});

test('the notices list each package that is shipped, with its licence', () => {
  const { bundled } = inject('serverBuild');
  const notices = thirdPartyNotices();
  const worker = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];
  const site = ['react', 'xstate', 'hls.js', 'Big Shoulders', ...worker];
  const shipped = [...bundled, ...NOT_BUNDLED, ...site];
  expect(shipped.filter((name) => !notices.includes(`\n${name} `))).toEqual([]);
  expect(notices.includes('SIL OPEN FONT LICENSE')).toBe(true);
  const texts = notices.split(/^={80}\n/m).filter((part) => part !== '');
  expect(texts.filter((part) => part.trim().split('\n').length < 3)).toEqual([]);
  const libvips = texts.find((part) => part.startsWith('@img/sharp-libvips-')) ?? '';
  expect(libvips).toMatch(/\| libvips +\| LGPLv3/);
  expect(libvips).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});

async function imageFolder(): Promise<string> {
  const folder = folderWith();
  const [, image = ''] = (await readFile('Dockerfile', 'utf8')).split(/^FROM .*(?<!AS build)$/m);
  const copied = [...image.matchAll(/^COPY (?:--from=build \/app\/)?(\S+) \S+$/gm)].map(
    ([, path = '']) => path,
  );
  for (const path of copied.filter((it) => it !== 'dist')) {
    if (path.startsWith('demo/')) await linkTo(path, folder);
    else await cp(path, join(folder, path), { recursive: true });
  }
  return folder;
}

async function linkTo(path: string, folder: string): Promise<void> {
  await mkdir(join(folder, dirname(path)), { recursive: true });
  await symlink(join(process.cwd(), path), join(folder, path));
}
