import { join } from 'node:path';
import { expect } from 'vitest';
import { translator } from '../../../server/texts';
import { test } from '../setup/test';
import { expectNoAxeFaults, expectNoFlash, expectOnlyOwnName, MEASURING } from './measures';
import { siteOfRecipe } from './recipe';
import { recordTraffic } from './traffic';

const site = siteOfRecipe('A festival in Portuguese');
const TOTAL = '€ 299,00';
const say = translator({ siteName: 'Festival do Mar' }, 'pt');

test('serves and mails nothing with our name', MEASURING, async () => {
  await expectOnlyOwnName(site, join(site.home, 'festival-data'), ['pt', 'en']);
});

test('uses its own font from the first frame on', MEASURING, async ({ open }) => {
  await expectNoFlash(site, (baseURL) => open({ baseURL }), {
    '/': 'Título padrão | Festival do Mar',
    '/privacy-policy': 'Política de Privacidade | Festival do Mar',
    '/browse': 'Explorar | Festival do Mar',
  });
});

test('passes axe-core', MEASURING, async ({ open, logs }) => {
  logs.expects(/404/);
  const page = await open({ baseURL: site.address });
  const paths = ['/', '/login', '/signup', '/forgot-password', '/browse', '/movies', '/tv-show'];
  const others = ['/movie-details/101', '/privacy-policy', '/terms-conditions', '/no-such-page'];
  await expectNoAxeFaults(page, [...paths, ...others]);
});

test('leads from the landing page to a plan that is paid', MEASURING, async ({ open }) => {
  const { address: baseURL, ourName, lost } = await recordTraffic(site.address);
  const page = await open({ baseURL });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
  };
  const password = { [say('common.password')]: 'maré-cheia' };

  await page.goto('/');
  await page
    .getByText(say('landing.promise', { lowest: '€ 149' }))
    .first()
    .waitFor();
  await page
    .getByRole('textbox', { name: say('common.email') })
    .first()
    .fill('ines@mar.example');
  await button(say('landing.email.getStarted')).first().click();
  await page.getByRole('heading', { level: 1, name: say('auth.signUp.heading') }).waitFor();
  await fill({ [say('common.firstName')]: 'Inês', [say('common.lastName')]: 'Luz', ...password });
  await page.getByRole('checkbox').check();
  await button(say('auth.signUp.submit')).click();

  await page.getByRole('heading', { level: 1, name: say('auth.signIn.heading') }).waitFor();
  await fill({ [say('common.email')]: 'ines@mar.example', ...password });
  await button(say('auth.signIn.submit')).click();
  await page.waitForURL('**/browse');
  await page.getByRole('button', { name: say('app.profile.open', { name: 'Inês' }) }).click();
  await page.getByRole('menuitem', { name: say('common.plans') }).click();
  const standard = page.getByRole('article').filter({ hasText: '€ 299' });
  await standard.waitFor();
  await expectNoAxeFaults(page);
  await standard.getByRole('button', { name: say('plans.card.choose') }).click();

  await page.getByText(TOTAL, { exact: true }).first().waitFor();
  await expectNoAxeFaults(page);
  const paying = button(say('checkout.pay.proceed', { total: 'none' }));
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), paying.click()]);
  await checkout.getByText(TOTAL, { exact: true }).waitFor();
  await expectNoAxeFaults(checkout);
  expect(await checkout.title()).toBe(`${say('server.checkoutPage.title')} | Festival do Mar`);
  await checkout
    .getByRole('button', { name: say('server.checkoutPage.pay', { amount: TOTAL }) })
    .click();
  await checkout.getByRole('heading', { name: say('checkout.confirmation.done') }).waitFor();
  await expectNoAxeFaults(checkout);
  await checkout.getByRole('button', { name: say('common.goHome') }).click();
  await checkout.waitForURL('**/browse');
  await button(say('checkout.pay.seePlan')).click();
  await page.getByText(say('plans.banner.active'), { exact: true }).waitFor();
  expect({ lost, ourName }).toEqual({ lost: [], ourName: [] });
});
