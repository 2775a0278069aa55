import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdRequest } from '../setup/provider';
import { address, test } from '../setup/test';

test(
  covers(
    ['2.landing.features', '2.landing.empty-email', '2.landing.sign-in'],
    'a visitor sees four features, gets an alert for a missing email, goes to /login, and browses without an account',
  ),
  async ({ visitor: page }) => {
    await page.goto('/');
    const headings = page.getByRole('heading', { level: 2 });
    await expect
      .poll(() => headings.allTextContents())
      .toEqual([
        'Top 10',
        'Made for the big screen at home',
        'And for every screen you carry',
        'A list that waits for you',
        'Your own film on the bill',
        'Frequently asked questions',
        'The lights are going down',
      ]);
    const posters = page.getByRole('region', { name: 'Top 10' }).getByRole('link');
    await expect.poll(() => posters.count()).toBe(10);
    await page
      .getByRole('link', { name: /^Number 1: / })
      .and(page.locator('[href^="/movie-details/"]'))
      .waitFor();

    const asked = page.waitForEvent('dialog');
    const pressed = page.getByRole('button', { name: 'Get Started' }).first().click();
    const dialog = await asked;
    expect(dialog.message()).toBe('Please enter a valid email address.');
    await dialog.accept();
    await pressed;
    expect(new URL(page.url()).pathname).toBe('/');

    const ways = page.getByText(/^(Browse|Look around first)$/);
    const hrefs = ways.evaluateAll((all) => all.map((it) => (it as HTMLAnchorElement).href));
    expect(await hrefs).toEqual([`${address}/browse`, `${address}/browse`]);
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    await page.waitForURL('/login');
    await page.getByRole('button', { name: 'Browse' }).click();
    await page.waitForURL('/browse');
  },
);

test('a member is invited to watch, not to create an account', async ({ member: page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(await main.getByRole('textbox').count()).toBe(0);
  expect(await page.getByText(/create your account|signing up|get started/i).count()).toBe(0);
  const browse = page.getByRole('button', { name: /^Browse/ });
  expect(await browse.count()).toBe(3);
  await main.getByRole('button', { name: 'Browse' }).first().click();
  await page.waitForURL('/browse');
});

test(
  covers(
    ['2.landing.faq', '2.landing.prices'],
    'six questions open one at a time, though their code arrives between pointer down and up; one states the prices',
  ),
  async ({ visitor: page }) => {
    const held = await holdRequest(page, '**/QuestionsAccordion*.js');
    await page.goto('/');
    const question = page.locator('summary').filter({ hasText: 'What is Fin' });
    await question.scrollIntoViewIfNeeded();
    await question.hover();
    const code = page.waitForResponse(/QuestionsAccordion.*\.js$/);
    await page.mouse.down();
    await held.release();
    await (await code).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    const opened = page.getByRole('button', { expanded: true });
    await opened.and(page.getByRole('button', { name: 'What is Fin' })).waitFor();
    await page.getByRole('region', { name: 'What is Fin' }).waitFor();

    const names = ['What is Fin', 'cost', 'Where can', 'cancel', 'What can', 'kids'];
    for (const name of names) await page.getByRole('button', { name }).first().waitFor();
    await expect.poll(() => page.getByRole('button', { expanded: false }).count()).toBe(5);
    await page.getByRole('button', { name: 'cost' }).click();
    await page.getByText(/₹149 to ₹649 a month/).waitFor();
    await expect.poll(() => opened.count()).toBe(1);
  },
);
