import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdRequest } from '../setup/provider';
import { address, type People, test } from '../setup/test';
import { newToken, openSubmission, recordDeskCalls, sendIn, signIn, tabTo } from './at-desk';

/** Passes `baseURL` to get a new browser context, because pooled tabs share cookies. */
const openDesk = (open: People['open']) => open({ baseURL: address });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Letter' });
const send = (page: Page, verb: 'Accept' | 'Decline') =>
  page.getByRole('button', { name: `${verb} and send the letter` });
const done = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

describe('At the desk', () => {
  test('an operator reads and answers a movie by keys alone', async ({ open }) => {
    const title = await sendIn();
    const page = await openDesk(open);
    await page.goto('/desk/');
    await signIn(page);
    await tabTo(page, page.getByRole('link', { name: title }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Two sisters walk to the sea.').waitFor();
    await page.getByRole('img', { name: 'The picture of the movie' }).waitFor();
    await tabTo(page, page.getByRole('textbox', { name: 'For operators alone' }));
    await page.keyboard.type('Ask about the score.');
    await tabTo(page, page.getByRole('button', { name: 'Keep the note' }));
    await page.keyboard.press('Enter');
    await done(page, 'The note was kept.').waitFor();
    await page.getByText('Ask about the score.').waitFor();
    await tabTo(page, page.getByRole('radio', { name: 'Accept' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, letter(page));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\nThe score is lovely, though.');
    await tabTo(page, send(page, 'Decline'));
    await page.keyboard.press('Enter');
    await expect(done(page, 'The answer is given')).toHaveFocus();
    await page.getByText('ADMIN_TOKEN declined this movie').waitFor();
    await page.getByText('The score is lovely, though.').waitFor();
    await expect.poll(() => letter(page).count()).toBe(0);
    await tabTo(page, page.getByRole('link', { name: 'Log', exact: true }));
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: `subject: Your movie “${title}”` });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      expect.any(String),
      'ADMIN_TOKEN',
      'answerSubmission',
      expect.stringMatching(/^id: .*, verdict: declined, subject: /),
    ]);
  });

  test('the second of two sees what the first has answered, and keeps the letter', async ({
    open,
    logs,
  }) => {
    logs.expects(/status of 409/);
    const title = await sendIn();
    const [first, second] = [await openDesk(open), await openDesk(open)];
    const { name, token } = await newToken();
    await openSubmission(first, title, token);
    await openSubmission(second, title);
    await second.getByRole('radio', { name: 'Decline' }).check();
    await letter(second).fill('It is too long for us.');
    await letter(first).fill('We would love to show it.');
    await send(first, 'Accept').click();
    await done(first, 'The answer is given').waitFor();
    await send(second, 'Decline').click();
    const said = `${name} has accepted this already. This page shows what is there now.`;
    await second.getByRole('alert').filter({ hasText: said }).waitFor();
    await second.getByText(`${name} accepted this movie`).waitFor();
    await second.getByText('We would love to show it.').waitFor();
    expect(await letter(second).inputValue()).toBe('It is too long for us.');
  });

  test('a letter stays with its movie when Back jumps from it to another one', async ({ open }) => {
    const [title, other] = [await sendIn(), await sendIn()];
    const page = await openDesk(open);
    await openSubmission(page, title);
    const draft = await letter(page).inputValue();
    await page.getByRole('link', { name: 'Submissions' }).click();
    await page.getByRole('link', { name: other }).click();
    await page.getByRole('heading', { level: 1, name: other }).waitFor();
    await letter(page).fill('We would love to show it.');
    await page.evaluate(() => history.go(-2));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await letter(page).inputValue()).toBe(draft);
  });

  test('after the end of a session the typed letter is still there, and is sent', async ({
    open,
    logs,
  }) => {
    logs.expects(/status of 401/);
    const title = await sendIn();
    const page = await openDesk(open);
    await openSubmission(page, title);
    await letter(page).fill('We would love to show it.');
    await page.context().clearCookies();
    await send(page, 'Accept').click();
    await page.getByText('Your session has ended.').waitFor();
    await signIn(page);
    expect(await letter(page).inputValue()).toBe('We would love to show it.');
    await send(page, 'Accept').click();
    await done(page, 'The answer is given').waitFor();
    await page.getByText('We would love to show it.').waitFor();
  });

  test('after the end of a session nothing is shown or requested until a sign-in succeeds', async ({
    open,
    logs,
  }) => {
    logs.expects(/status of 401/);
    const title = await sendIn();
    const page = await openDesk(open);
    await openSubmission(page, title);
    await letter(page).fill('We would love to show it.');
    await page.context().clearCookies();
    await send(page, 'Accept').click();
    await page.getByText('Your session has ended.').waitFor();
    const behind = page.getByText('Two sisters walk to the sea.');
    expect([await behind.isVisible(), await letter(page).isVisible()]).toEqual([false, false]);
    const calls = recordDeskCalls(page);
    await page.getByLabel('Token').fill('a-wrong-token');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Token').selectText();
    await signIn(page);
    await behind.waitFor();
    const reads = ['GET submission', 'GET letter', 'GET letter'];
    await expect.poll(() => calls).toEqual(['POST session', 'POST session', ...reads]);
  });

  test('a question waits until the operator has signed in again', async ({ open, logs }) => {
    logs.expects(/status of 401/);
    const { name } = await newToken();
    const page = await openDesk(open);
    await page.goto('/desk/tokens');
    await signIn(page);
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.waitFor();
    const held = await holdRequest(page, '**/api/tokens');
    await page.getByLabel('Name').fill(`${name}.2`);
    await page.getByRole('button', { name: 'Add a token' }).click();
    await page.getByText('The token was added.').waitFor();
    await card.getByRole('button', { name: /^Revoke/ }).click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    await page.context().clearCookies();
    await held.release();
    await page.getByText('Your session has ended.').waitFor();
    await signIn(page);
    await question.waitFor();
  });
});
