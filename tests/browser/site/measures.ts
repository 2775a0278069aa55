import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { API_BASE_PATH } from '../../../contract/calls';
import { DEMO_MEMBER } from '../../../demo/member';
import { audit } from '../setup/audit';
import { requestAll } from './every-answer';
import { framesOf } from './first-frames';
import { mailTo } from './mail-text';
import type { RunningSite } from './recipe';
import { ourNameIn, recordTraffic } from './traffic';

export const MEASURING = { timeout: 120_000 };

export async function expectOnlyOwnName(
  { address: server, smtp }: RunningSite,
  dataDir: string,
  languages: readonly string[],
): Promise<void> {
  const { address, ourName, requests } = await recordTraffic(server);
  const { email, password } = DEMO_MEMBER;
  const mailed = async () => ourName.push(...ourNameIn(await mailTo(smtp, email)));
  let token = '';
  for (const language of languages) {
    const headers = { 'Accept-Language': language };
    // Sends no cookie, so that each request seems to come from a new device.
    token = (await send(address, '/login', { email, password }, headers)).data?.api_token ?? '';
    await mailed();
  }
  await send(address, '/forgot-password', { email }, { 'Accept-Language': languages[0] ?? '' });
  await mailed();
  const [name = '', ...others] = readdirSync(join(dataDir, 'site'));
  expect(others).toEqual([]);
  const written = join(dataDir, 'site', name);
  await requestAll({ address, written, token, languages });
  expect(requests.length).toBeGreaterThan(400);
  expect(ourName).toEqual([]);
}

export async function expectNoFlash(
  { address }: RunningSite,
  open: (baseURL: string) => Promise<Page>,
  titles: Readonly<Record<string, string>>,
): Promise<void> {
  const { address: baseURL, requests, lost } = await recordTraffic(address);
  for (const [path, title] of Object.entries(titles)) {
    const page = await open(baseURL);
    const frames = await framesOf(page, path, path.endsWith('/browse') ? 'header' : 'body');
    expect.soft({ path, ...frames }).toEqual({ path, changed: 0, titles: [title], shift: 0 });
    await page.close();
  }
  expect(requests).not.toContain('GET /settings.json');
  expect(lost).toEqual([]);
}

export async function expectNoAxeFaults(page: Page, paths: readonly string[] = []): Promise<void> {
  if (paths.length === 0) expect.soft(await audit(page), page.url()).toEqual([]);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    expect.soft(await audit(page), path).toEqual([]);
  }
}

async function send(
  address: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<{ data?: { api_token?: string } }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(address + API_BASE_PATH + path, { method: 'POST', body, headers });
  return answer.json();
}
