import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

test('a member downloads their data and deletes the account by keyboard; every tab shows it', async ({
  member,
  account,
  logs,
}) => {
  logs.expects(/422/);
  const other = await member.context().newPage();
  await other.goto('/my-watch-list');
  await member.goto('/edit-profile');
  const section = member.getByRole('region', { name: 'Your data' });
  const saving = member.waitForEvent('download');
  await section.getByRole('button', { name: 'Download your data' }).press('Enter');
  const saved = JSON.parse(await text(await (await saving).createReadStream()));
  expect(saved.profile.email).toBe(account.email);

  const open = section.getByRole('button', { name: 'Delete account' });
  await open.press('Enter');
  const dialog = member.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText(/can't undo this/).waitFor();
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveFocus();
  await member.keyboard.press('Escape');
  await expect(open).toHaveFocus();

  await open.press('Enter');
  await password.fill('nine lamps');
  await member.keyboard.press('Enter');
  await dialog.getByText('The password is wrong.').waitFor();
  await expect(password).toHaveFocus();
  await password.fill(account.password);
  await member.keyboard.press('Enter');
  await member.waitForURL((url) => url.pathname === '/');
  for (const tab of [member, other]) {
    await tab.getByText("Your account was deleted. You're signed out.").waitFor();
    await tab.waitForURL((url) => url.pathname === '/');
  }
});

test('the section is hidden where the provider supports neither', async ({ member, logs }) => {
  logs.expects(/Failed to load resource/);
  const absent = { status: 404, body: { message: 'No such call.' } };
  await mockCall(member, '/user/account-deletion', absent);
  const answered = member.waitForResponse('**/user/account-deletion');
  await member.goto('/edit-profile');
  await answered;
  await member.getByRole('region', { name: "Where you're signed in" }).waitFor();
  expect(await member.getByRole('region', { name: 'Your data' }).count()).toBe(0);
});
