/**
 * A protected stream: a demo stream encrypted with one key, which Chromium asks for through Encrypted Media
 * Extensions (system ClearKey), and a licence server's stand-in.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../../setup/provider';
import { test } from '../../setup/test';
import { details } from '../details';
import { button, FAULT_LOGS, FILE, failsAndHeals, seesItPlay, video } from '../holding/watching';
import { type Key, protectInit, protectSegment } from './encrypt';

const KEY: Key = {
  id: Buffer.from('a1a2a3a4a5a6a7a8a9aaabacadaeafb0', 'hex'),
  secret: Buffer.from('00112233445566778899aabbccddeeff', 'hex'),
};
const base64 = (bytes: Buffer) => bytes.toString('base64url');
const PROTECTED = {
  type: 'HLS',
  url: '/media/protected/216p.m3u8',
  protection: [{ system: 'clearkey', license_url: '/licences/clearkey?film=7' }],
};

/** Answers for the protected stream and its licence server. @returns what the latter was asked */
async function serveProtected(page: Page, license: (route: Route) => Promise<void>) {
  const asked: string[] = [];
  await page.route('**/media/protected/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const bytes = await readFile(join('demo/streams/deep-reef', name));
    if (name.endsWith('.m4s')) return route.fulfill({ body: protectSegment(bytes, KEY) });
    if (name.endsWith('.mp4')) return route.fulfill({ body: protectInit(bytes, KEY) });
    const key = `#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1",URI="data:text/plain;base64,${KEY.id.toString('base64')}"\n`;
    await route.fulfill({ body: String(bytes).replace('#EXT-X-MAP', `${key}#EXT-X-MAP`) });
  });
  await page.route('**/licences/**', async (route) => {
    asked.push(`${route.request().method()} ${route.request().postData()}`);
    await license(route);
  });
  return asked;
}

const give = (route: Route) =>
  route.fulfill({
    json: {
      keys: [{ kty: 'oct', kid: base64(KEY.id), k: base64(KEY.secret) }],
      type: 'temporary',
    },
  });
const refuse = (route: Route) => route.fulfill({ status: 403, body: 'no' });
const ASKED = `POST {"kids":["${base64(KEY.id)}"],"type":"temporary"}`;

async function watch(page: Page, ...links: object[]) {
  const data = details({ video_links: links });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await button(page, 'Play').press('Enter');
}

test('a protected film plays with the key that its licence server gives', async ({
  member: page,
}) => {
  const asked = await serveProtected(page, give);
  await watch(page, PROTECTED);
  await seesItPlay(page, 1);
  expect(asked).toEqual([ASKED]);
  expect(await video(page).evaluate((it: HTMLVideoElement) => it.mediaKeys !== null)).toBe(true);
});

test('a licence that is refused is told in words, and Try again asks for it anew', async ({
  member: page,
  logs,
}) => {
  logs.expects(FAULT_LOGS);
  let answer = refuse;
  const asked = await serveProtected(page, (route) => answer(route));
  await watch(page, PROTECTED);
  await failsAndHeals(page, 'Its provider does not let it be watched here.', async () => {
    answer = give;
  });
  expect(asked.at(-1)).toBe(ASKED);
});

test('a film whose licence is refused plays from its next source', async ({
  member: page,
  logs,
}) => {
  logs.expects(FAULT_LOGS);
  await serveProtected(page, refuse);
  await watch(page, PROTECTED, { type: 'mp4', url: FILE });
  await seesItPlay(page);
  expect(await video(page).getAttribute('src')).toContain(FILE);
});

test('without a licence address the film is said to be in no format of this browser', async ({
  member: page,
  logs,
}) => {
  logs.expects(FAULT_LOGS);
  const asked = await serveProtected(page, give);
  await watch(page, { ...PROTECTED, protection: [] });
  await page.getByText('This browser can’t play its format.').first().waitFor();
  expect(asked).toEqual([]);
});
