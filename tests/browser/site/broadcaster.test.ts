import { join } from 'node:path';
import { expect } from 'vitest';
import { translator } from '../../../server/texts';
import { carousels, openRows } from '../home/rows';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { expectNoAxeFaults, expectNoFlash, expectOnlyOwnName, MEASURING } from './measures';
import { siteOfRecipe } from './recipe';
import { recordTraffic } from './traffic';

const site = siteOfRecipe('A broadcaster in Hindi and English');
const hindi = translator({ siteName: 'Darpan' }, 'hi');

test('serves and mails nothing with our name', MEASURING, async () => {
  await expectOnlyOwnName(site, join(site.home, 'broadcaster-data'), ['hi', 'en']);
});

test('uses its own font from the first frame on, in each language', MEASURING, async ({ open }) => {
  await expectNoFlash(site, (baseURL) => open({ baseURL, locale: 'hi-IN' }), {
    '/': 'डिफ़ॉल्ट टाइटल | Darpan',
    '/privacy-policy': 'निजता नीति | Darpan',
    '/en': 'Default Title | Darpan',
    '/en/browse': 'Browse | Darpan',
  });
});

test('passes axe-core, in each language', MEASURING, async ({ open, logs }) => {
  logs.expects(/404/);
  const { storageState } = await createAccount(site.address);
  const page = await open({ baseURL: site.address, locale: 'hi-IN' });
  await expectNoAxeFaults(page, ['/', '/login', '/signup', '/browse', '/movie-details/101']);
  await expectNoAxeFaults(page, ['/terms-conditions', '/no-such-page', '/en', '/en/movies']);
  const member = await open({ baseURL: site.address, locale: 'hi-IN', storageState });
  const pages = ['/search?q=the', '/my-watch-list', '/edit-profile', '/plans'];
  await expectNoAxeFaults(member, [...pages, '/get-payment-detail/2', '/submit-your-movie']);
});

test('has its rows and its tagline in both languages, and a language menu', async ({ open }) => {
  const { address: baseURL, lost, ourName } = await recordTraffic(site.address);
  const page = await open({ baseURL, locale: 'hi-IN' });
  await page.goto('/browse');
  const rows = [hindi('home.rows.channels'), hindi('home.rows.latest'), hindi('home.rows.free')];
  await openRows(page, rows);
  expect(await carousels(page)).toEqual(rows);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL('**/en/browse');
  const english = ['Top TV Channels', 'Latest Movies', 'Free Movies'];
  await openRows(page, english);
  expect(await carousels(page)).toEqual(english);
  await page.getByText('Darpan is on air, day and night.').waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect({ lost, ourName }).toEqual({ lost: [], ourName: [] });
});
