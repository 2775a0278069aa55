import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { DESK_API_PATH } from '../../../contract/desk/calls';
import { submission } from '../../server/support/pictures';
import { callerOf } from '../../server/support/provider';
import { createAccount } from '../setup/account';
import { address } from '../setup/test';

/** Must equal the token in `global-setup.ts`. */
const ADMIN_TOKEN = 'a-token-for-the-desk-of-these-tests';
const site = callerOf((path, init) => fetch(address + path, init));

export async function sendIn(): Promise<string> {
  const title = `Salt Road ${randomUUID()}`;
  const { token } = await createAccount(address);
  const payload = { ...submission(), title, description: 'Two sisters walk to the sea.' };
  const { status } = await site.call('submitMovie', { token, payload });
  if (status !== 200) throw new Error(`A movie could not be sent in: ${status}`);
  return title;
}

export async function newToken(): Promise<{ name: string; token: string }> {
  const answer = await site.request(`${DESK_API_PATH}/addToken`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ADMIN_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: `mia.${randomUUID().slice(0, 8)}` }),
  });
  return (await answer.json()) as { name: string; token: string };
}

export async function signIn(page: Page, token = ADMIN_TOKEN): Promise<void> {
  await page.getByLabel('Token').waitFor();
  await page.keyboard.type(token);
  await page.keyboard.press('Enter');
  await page.getByLabel('Token').waitFor({ state: 'detached' });
}

export function recordDeskCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = new URL(request.url()).pathname.split(`${DESK_API_PATH}/`);
    if (call) calls.push(`${request.method()} ${call}`);
  });
  return calls;
}

export async function openSubmission(page: Page, title: string, token?: string): Promise<void> {
  await page.goto(`/desk/submissions?search=${encodeURIComponent(title)}`);
  await signIn(page, token);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}
