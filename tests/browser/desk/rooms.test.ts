import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { callerOf } from '../../server/support/provider';
import { pressPay } from '../../server/support/purchases';
import { audit } from '../setup/audit';
import { address, test } from '../setup/test';
import { openSubmission, sendIn, signIn } from './at-desk';

const site = callerOf((path, init) => fetch(address + path, init));
const links = (page: Page, navigation: string) =>
  page.getByRole('navigation', { name: navigation }).getByRole('link');

async function settled(page: Page): Promise<void> {
  await page.locator('section[aria-busy=false] h1').waitFor();
}

async function openFirst(page: Page, room: string, search: string): Promise<void> {
  await page.goto(`/desk/${room}?search=${encodeURIComponent(search)}`);
  await settled(page);
  await page.locator('table a').first().click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(`/desk/${room}/`));
  await settled(page);
}

async function savedBy(page: Page, button: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).press('Enter');
  return String(await buffer(await (await saving).createReadStream()));
}

test.for([390, 768, 1440])(
  '%i px wide, axe finds nothing in any room, and nothing is cut off',
  { timeout: 60_000 },
  async (width, { open, account }) => {
    const title = await sendIn();
    const { status } = await pressPay(site, account);
    expect(status).toBe(200);
    const page = await open({ baseURL: address });
    await page.setViewportSize({ width, height: 900 });
    const found: Record<string, readonly string[]> = {};
    const look = async (screen: string) => {
      const content = await page.evaluate(() => document.documentElement.scrollWidth);
      found[screen] = [...(await audit(page)), ...(content > width ? [`${content} px`] : [])];
    };
    await page.goto('/desk/');
    await page.getByLabel('Token').waitFor();
    await look('Sign in');
    await openSubmission(page, title);
    await page.getByRole('textbox', { name: 'Letter' }).waitFor();
    await look('A submission');
    await openFirst(page, 'members', account.email);
    await look('A member');
    await openFirst(page, 'orders', account.email);
    await look('An order');
    for (const room of await links(page, 'Rooms').allTextContents()) {
      await links(page, 'Rooms').getByText(room, { exact: true }).click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled(page);
      await look(room);
      if (room !== 'Catalogue') continue;
      for (const part of await links(page, 'Catalogue').allTextContents()) {
        await links(page, 'Catalogue').getByText(part, { exact: true }).click();
        await page.getByRole('heading', { level: 1, name: part }).waitFor();
        await settled(page);
        await look(part);
      }
    }
    const rooms = ['Submissions', 'Members', 'Orders', 'Subscriptions', 'Mails', 'Catalogue'];
    const others = ['Titles', 'Rows', 'Plans', 'Imports', 'Figures', 'Log', 'Tokens'];
    const screens = ['Sign in', 'A submission', 'A member', 'An order', ...rooms, ...others];
    expect(found).toEqual(Object.fromEntries(screens.map((it) => [it, []])));
  },
);

test('a member is exported, disabled and deleted by keys, and the focus stays at what was done', async ({
  open,
  account: { email },
  logs,
}) => {
  logs.expects(/status of 404/);
  const page = await open({ baseURL: address });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const status = page.getByRole('status');
  await page.goto('/desk/');
  await signIn(page);
  await openFirst(page, 'members', email);
  const { profile } = JSON.parse(await savedBy(page, 'Export'));
  expect(profile.email).toBe(email);
  await expect(button('Export')).toHaveFocus();
  await button('Disable').press('Enter');
  await page.getByRole('dialog', { name: 'Disable' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(button('Disable')).toHaveFocus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).press('Enter');
  await button('Enable').waitFor();
  await expect(status.filter({ hasText: 'The account was disabled.' })).toHaveFocus();
  await button('Delete').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByText('This is no longer here.').waitFor();
  await expect(status.filter({ hasText: 'The account was deleted.' })).toHaveFocus();
});

test('a list that is searched is saved as CSV', async ({ open, account: { email } }) => {
  const page = await open({ baseURL: address });
  await page.goto(`/desk/members?search=${encodeURIComponent(email)}`);
  await signIn(page);
  const [names, row, ...others] = (await savedBy(page, 'Download CSV')).split('\r\n');
  expect([names, others]).toEqual([
    '\ufeff"id","email","first_name","last_name","created_at","state"',
    [''],
  ]);
  expect(row).toContain(`"${email}","Asha","Rao"`);
});
