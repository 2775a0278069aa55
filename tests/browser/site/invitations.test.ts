import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { audit } from '../setup/audit';
import { test } from '../setup/test';
import { startInvitingSite } from './inviting-site';

const EMAIL = 'ana@luz.example';
const WIDTHS = [390, 768, 1440];
const site = {
  name: 'Luz',
  languages: ['en', 'pt'],
  support: 'hello@luz.example',
  features: { signUp: 'invited', ad: false },
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

async function expectInPlace(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(await audit(page)).toEqual([]);
}

test('an invited user creates an account by the link, which appears in no address and works once', {
  timeout: 60_000,
}, async ({ open, logs }) => {
  logs.expects(/422/);
  const { address, linkFor } = await startInvitingSite(site);
  const link = await linkFor(EMAIL);
  const token = new URL(link).hash.slice(1);
  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(link);
  await page.getByText("You're invited to Luz.").waitFor();
  expect(page.url()).toBe(`${address}/invitation`);
  const email = page.getByLabel('Email');
  expect([await email.inputValue(), await email.isEditable()]).toEqual([EMAIL, false]);
  await expectInPlace(page);

  await page.reload();
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Password').fill('seven lamps');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await heading(page, 'Sign In');
  await expect.poll(() => email.inputValue()).toBe(EMAIL);
  await page.getByLabel('Password').fill('seven lamps');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`${address}/browse`);
  await page.goto(link);
  await page.waitForURL(`${address}/browse`);
  expect(asked.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);

  const other = await open();
  await other.goto(link);
  await heading(other, "This invitation doesn't work");
  await other.getByText('This invitation was used already.').waitFor();
  await expectInPlace(other);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await heading(other, 'Sign In');
});

test('without a link the page says how to get one, in the language of the page', async ({
  open,
}) => {
  const { address, linkFor } = await startInvitingSite(site);
  const page = await open();
  for (const path of ['/signup', '/invitation']) {
    await page.goto(address + path);
    await heading(page, 'By invitation');
    const ask = page.getByRole('link', { name: site.support });
    expect(await ask.getAttribute('href')).toBe(`mailto:${site.support}`);
    expect(await page.locator('form').count()).toBe(0);
    await expectInPlace(page);
  }
  const link = await linkFor(EMAIL, 'pt');
  expect(link.startsWith(`${address}/pt/invitation#`)).toBe(true);
  await page.goto(link);
  await page.getByText('Você recebeu um convite para o Luz.').waitFor();
  expect(page.url()).toBe(`${address}/pt/invitation`);
});

test('where sign-up is closed there is no page to open', async ({ open, logs }) => {
  logs.expects(/404/);
  const { address } = await startInvitingSite({ name: 'Luz', features: { signUp: 'closed' } });
  const page = await open();
  for (const path of ['/signup', '/invitation#any', '/login']) {
    await page.goto(address + path);
    await heading(page, path === '/login' ? 'Sign In' : 'Page not found');
    expect(await page.locator('a[href="/signup"], a[href="/invitation"]').count()).toBe(0);
  }
});
