import { join } from 'node:path';
import { expect } from 'vitest';
import { API_BASE_PATH, calls } from '../../../contract/calls';
import { DEMO_MEMBER } from '../../../demo/member';
import { test } from '../setup/test';
import { mailTo } from './mail-text';
import { expectNoAxeFaults, expectNoFlash, expectOnlyOwnName, MEASURING } from './measures';
import { siteOfRecipe } from './recipe';
import { ourNameIn, recordTraffic } from './traffic';

const site = siteOfRecipe('A company');

const INVITED = 'ana@lantern.example';
const OFF = ['/plans', '/get-payment-detail/2', '/payment-success', '/submit-your-movie'];
const OFF_CALLS = [
  ...(['plans', 'activeSubscription', 'cancelSubscription', 'paymentDetails'] as const),
  ...(['processPayment', 'confirmPayment', 'submitMovie', 'sendMailToCast'] as const),
];

test('serves and mails nothing with our name', MEASURING, async () => {
  await expectOnlyOwnName(site, join(site.home, 'company-data'), ['en']);
});

test('uses its own font from the first frame on', MEASURING, async ({ open }) => {
  await expectNoFlash(site, (baseURL) => open({ baseURL }), {
    '/': 'Default Title | Lantern',
    '/privacy-policy': 'Privacy Policy | Lantern',
    '/browse': 'Browse | Lantern',
    '/signup': 'Signup | Lantern',
  });
});

test('passes axe-core', MEASURING, async ({ open, logs }) => {
  logs.expects(/404/);
  const page = await open({ baseURL: site.address });
  await expectNoAxeFaults(page, ['/', '/login', '/signup', '/browse', '/movie-details/101']);
  await expectNoAxeFaults(page, ['/movies', '/terms-conditions', '/plans']);
});

test(
  'has no link, page or call of disabled features, even for a member',
  MEASURING,
  async ({ open, logs }) => {
    const { address: baseURL, lost, requests } = await recordTraffic(site.address);
    const page = await open({ baseURL });
    await page.goto('/login');
    await page.getByLabel('Email').fill(DEMO_MEMBER.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MEMBER.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/browse');
    const links: string[] = [];
    for (const path of ['/browse', '/movies', '/movie-details/101', '/edit-profile', '/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path === '/browse') await page.getByRole('button', { name: /^Profile of/ }).click();
      const hrefs = page
        .locator('a[href]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href')));
      links.push(...(await hrefs).flatMap((it) => it ?? []));
    }
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((it) => [...OFF, '/signup'].some((off) => it.startsWith(off)))).toEqual([]);
    const paths = OFF_CALLS.map((name) => calls[name].path);
    const isOff = (request: string) => paths.some((path) => request.includes(API_BASE_PATH + path));
    expect(requests.filter(isOff)).toEqual([]);
    expect(lost).toEqual([]);

    logs.expects(/404/);
    for (const path of OFF) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    }
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { Authorization: `Bearer ${token}` };
    const statuses = OFF_CALLS.map(async (name) => {
      const { method, path } = calls[name];
      return (await fetch(baseURL + API_BASE_PATH + path, { method, headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual(OFF_CALLS.map(() => 404));
  },
);

test('lets an invited viewer create an account, and watch', MEASURING, async ({ open }) => {
  const link = new URL(/http\S+\/invitation#\S+/.exec(site.goOn())?.[0] ?? '');
  expect(ourNameIn(await mailTo(site.smtp, INVITED))).toEqual([]);
  const { address: baseURL, lost, ourName } = await recordTraffic(site.address);
  const page = await open({ baseURL });
  await page.goto(link.pathname + link.hash);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(INVITED);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lima');
  await page.getByLabel('Password', { exact: true }).fill('seven lamps');
  await page.getByRole('checkbox').check();
  await expectNoAxeFaults(page);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('seven lamps');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/browse');
  await page.goto('/movie-details/101');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect({ lost, ourName }).toEqual({ lost: [], ourName: [] });
});
