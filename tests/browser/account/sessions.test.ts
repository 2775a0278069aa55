import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

test('a member sees where they are signed in, and signs out everywhere after a question', async ({
  member,
}) => {
  await member.goto('/edit-profile');
  const section = member.getByRole('region', { name: "Where you're signed in" });
  await section.getByText('This device').waitFor();
  const everywhere = section.getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  const question = member.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(everywhere).toHaveFocus();
  await everywhere.click();
  const told = member.waitForRequest('**/logout?everywhere=yes');
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await told;
  await member.waitForURL((url) => url.pathname === '/');
});

test('nothing is said of devices where the provider does not tell', async ({ member, logs }) => {
  logs.expects(/Failed to load resource/);
  logs.expects(/^\[fin\] .*sessions: rejected \(404\)/);
  await mockCall(member, '/user/sessions', { status: 404, body: { message: 'No such call.' } });
  const answered = member.waitForResponse('**/user/sessions');
  await member.goto('/edit-profile');
  await answered;
  await member.getByRole('region', { name: 'This device' }).waitFor();
  expect(await member.getByRole('region', { name: "Where you're signed in" }).count()).toBe(0);
});
