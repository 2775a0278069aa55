import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { formOf, holdCall, holdRequest, mockCall } from '../setup/provider';
import { address, test } from '../setup/test';

const CALL = '/user/send-mail-to-cast';

interface Person {
  id: string;
  name: string;
  can_be_mailed?: boolean;
}

let title: { id: string; name: string; casts: Person[] };
beforeAll(async () => {
  const read = async (path: string) =>
    ((await (await fetch(`${address}/api/v2${path}`)).json()) as { data: unknown }).data;
  const cards = (await read('/user/popular-movie')) as { id: string }[];
  for (const { id } of cards) {
    title = (await read(`/user/movie-details/${id}`)) as typeof title;
    if (title.casts.some((it) => it.can_be_mailed) && title.casts.some((it) => !it.can_be_mailed))
      return;
  }
  throw new Error('No popular title has people with and without an email address');
});

const reachable = () => title.casts.find((it) => it.can_be_mailed) as Person;
const unreachable = () => title.casts.find((it) => !it.can_be_mailed) as Person;
const opener = (page: Page, { name }: Person) =>
  page.getByRole('button', { name: `Send email to ${name}` });
const dialog = (page: Page) => page.getByRole('dialog');
const message = (page: Page) => dialog(page).getByLabel('Message');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

async function openDialog(page: Page, person = reachable()) {
  await page.goto(`/movie-details/${title.id}`);
  await opener(page, person).click();
  await expect(message(page)).toHaveFocus();
}

describe('Mail to a cast member', () => {
  test("goes to the cast member clicked last, while the dialog's chunk loads", async ({
    member,
  }) => {
    await member.goto(`/movie-details/${title.id}`);
    const code = await holdRequest(member, '**/CastMailDialog*.js');
    await opener(member, reachable()).click();
    await expect.poll(code.count).toBeGreaterThan(0);
    await opener(member, unreachable()).click();
    await code.release();
    await member.getByRole('dialog', { name: `Send email to ${unreachable().name}` }).waitFor();
  });

  test(
    covers('4.mail.modal', 'opens from the card, traps the focus, and closes on Cancel or Escape'),
    async ({ member }) => {
      await openDialog(member);
      await member.getByRole('dialog', { name: `Send email to ${reachable().name}` }).waitFor();
      for (let stop = 0; stop < 6; stop += 1) {
        await member.keyboard.press('Tab');
        const isInside = dialog(member).evaluate((it) => it.contains(document.activeElement));
        expect(await isInside).toBe(true);
      }
      await press(member, 'Send');
      await member.getByText('Message is required').waitFor();
      await expect(message(member)).toHaveFocus();
      await press(member, 'Cancel');
      await dialog(member).waitFor({ state: 'detached' });
      await expect(opener(member, reachable())).toHaveFocus();

      await member.keyboard.press('Enter');
      await message(member).waitFor();
      // Simulates a browser extension's overlay, which must stay clickable.
      await member.evaluate(() => {
        const button = document.createElement('button');
        button.textContent = 'Check the spelling';
        button.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 2147483647';
        button.addEventListener('click', () => Object.assign(button, { textContent: 'No faults' }));
        document.body.append(button);
      });
      await member.getByText('Check the spelling').click();
      await member.getByText('No faults').waitFor();
      await message(member).press('Escape');
      await dialog(member).waitFor({ state: 'detached' });
      await expect(opener(member, reachable())).toHaveFocus();
    },
  );

  test(
    covers(
      '4.mail.modal',
      'goes to that cast member, shows a confirmation, and closes; until then Escape does nothing',
    ),
    async ({ member }) => {
      await openDialog(member);
      await message(member).fill(' I watched it twice. ');
      await member.keyboard.press('Escape');
      await dialog(member).waitFor({ state: 'detached' });
      await opener(member, unreachable()).click();
      const warning = `We don't have an email address for ${unreachable().name}`;
      await dialog(member).getByText(warning).waitFor();
      await expect(message(member)).toHaveValue('');
      await press(member, 'Cancel');
      await opener(member, reachable()).click();
      await expect(message(member)).toHaveValue(' I watched it twice. ');
      const request = member.waitForRequest((it) => it.url().endsWith(CALL));
      await press(member, 'Send');
      expect(formOf(await request)).toEqual({
        cast_id: reachable().id,
        message: 'I watched it twice.',
      });
      await member.getByText(`Your email to ${reachable().name} has been sent.`).waitFor();
      await dialog(member).waitFor({ state: 'detached' });
      await expect(opener(member, reachable())).toHaveFocus();
      await opener(member, reachable()).click();
      await expect(message(member)).toHaveValue('');
    },
  );

  test(
    covers('8.mail', "that fails shows the server's message, or a general one, and keeps the text"),
    async ({ member, logs }) => {
      logs.expects(/502/);
      await openDialog(member);
      await message(member).fill('I watched it twice.');
      const toasts = member.locator('.Toastify__toast');
      for (const [body, words] of [
        [{ status: false, message: 'The post is closed today.' }, 'The post is closed today.'],
        ['<h1>Bad gateway</h1>', 'Something went wrong'],
      ] as const) {
        await mockCall(member, CALL, { status: 502, body });
        await press(member, 'Send');
        await expect.poll(() => toasts.allInnerTexts()).toEqual([words]);
        await expect(message(member)).toHaveValue('I watched it twice.');
        // The toast may close before a real click.
        await toasts.locator('.Toastify__close-button').dispatchEvent('click');
        await toasts.waitFor({ state: 'detached' });
      }
    },
  );

  test('whose answer is lost is sent again with the same key, and the next one with another', async ({
    member,
    logs,
  }) => {
    logs.expects(/Failed to load resource/);
    await openDialog(member);
    const names: (string | undefined)[] = [];
    await member.route(`**${CALL}`, async (route) => {
      names.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      if (names.length === 1) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await message(member).fill('I watched it twice.');
    await press(member, 'Send');
    await member.locator('.Toastify__toast--error').waitFor();
    await press(member, 'Send');
    await dialog(member).waitFor({ state: 'detached' });
    await opener(member, reachable()).click();
    await message(member).fill('I watched it twice.');
    await press(member, 'Send');
    await dialog(member).waitFor({ state: 'detached' });
    expect(names).toEqual([expect.any(String), names[0], expect.any(String)]);
    expect(names[2]).not.toBe(names[0]);
  });

  test(
    covers(
      '4.mail.modal',
      'that is closed while it is sent continues, and reports its outcome, on another page too',
    ),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      await openDialog(member);
      await message(member).fill('I watched it twice.');
      const call = await holdCall(member, CALL);
      await press(member, 'Send');
      await expect.poll(call.count).toBe(1);
      await member.keyboard.press('Escape');
      await dialog(member).waitFor({ state: 'detached' });
      await opener(member, reachable()).click();
      await dialog(member).getByRole('button', { name: 'Sending...' }).waitFor();
      await expect(message(member)).toHaveValue('I watched it twice.');
      await member.keyboard.press('Escape');
      await call.release();
      await member.getByText(`Your email to ${reachable().name} has been sent.`).waitFor();
      await opener(member, reachable()).click();
      await expect(message(member)).toHaveValue('');
      expect(call.count()).toBe(1);

      const lost = await holdCall(member, CALL);
      await message(member).fill('And a third time.');
      await press(member, 'Send');
      await expect.poll(lost.count).toBe(1);
      await member.keyboard.press('Escape');
      await member
        .getByRole('navigation')
        .getByRole('link', { name: 'TV Show', exact: true })
        .click();
      await member.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
      await lost.cutOff();
      await member.getByRole('alert').getByText('Something went wrong', { exact: true }).waitFor();
    },
  );

  test('sends a visitor to sign in, and returns to the title', async ({ visitor, account }) => {
    await visitor.goto(`/movie-details/${title.id}`);
    await opener(visitor, reachable()).click();
    await visitor.waitForURL('**/login');
    await visitor.getByLabel('Email', { exact: true }).fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Sign In' }).click();
    await visitor.waitForURL(`**/movie-details/${title.id}`);
    await opener(visitor, reachable()).click();
    await message(visitor).waitFor();
  });
});
