import { expect } from 'vitest';
import { proves } from '../setup/proves';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';

test(
  proves('2.landing.empty-email', 'Get Started with an empty box alerts what is missing'),
  async ({ visitor: page }) => {
    const said = new Promise<string>((resolve) => {
      page.on('dialog', async (dialog) => {
        resolve(dialog.message());
        await dialog.accept();
      });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    expect(await said).toBe('Please enter a valid email address.');
    expect(new URL(page.url()).pathname).toBe('/');
  },
);

test(
  proves('2.landing.sign-in', 'Sign In leads to /login; a visitor can look around without it'),
  async ({ visitor: page }) => {
    await page.goto('/');
    const address = new URL(page.url()).origin;
    const ways = page.getByText(/^(Browse|Look around first)$/);
    expect(
      await ways.evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).href)),
    ).toEqual([`${address}/browse`, `${address}/browse`]);
    const posters = page.getByRole('region', { name: 'Top 10' }).getByRole('link');
    await expect.poll(() => posters.count()).toBe(10);
    await page
      .getByRole('link', { name: /^Number 1: / })
      .and(page.locator('[href^="/movie-details/"]'))
      .waitFor();
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
  proves('2.landing.features', 'the landing page shows four features'),
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
  },
);

test(
  proves(
    ['2.landing.faq', '2.landing.prices'],
    'six questions open one at a time, and one of them states the prices',
  ),
  async ({ visitor: page }) => {
    await page.goto('/');
    await page.getByRole('heading', { name: 'Frequently' }).scrollIntoViewIfNeeded();
    const questions = page.getByRole('button', { expanded: false });
    await expect.poll(() => questions.count()).toBe(6);
    const names = ['What is Fin', 'cost', 'Where can', 'cancel', 'What can', 'kids'];
    for (const name of names) await page.getByRole('button', { name }).first().waitFor();
    await page.getByRole('button', { name: 'cost' }).click();
    await page.getByText(/₹149 to ₹649 a month/).waitFor();
    expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
  },
);

test('a question opens although its code arrives between pointer down and up', async ({
  visitor: page,
}) => {
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
  await page.getByRole('button', { name: 'What is Fin', expanded: true }).waitFor();
  await page.getByRole('region', { name: 'What is Fin' }).waitFor();
});
