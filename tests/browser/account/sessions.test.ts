import { expect } from 'vitest';
import type { Account } from '../setup/account';
import { holdCall, mockCall } from '../setup/provider';
import { address, test } from '../setup/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const ask = (path: string, init: RequestInit) => fetch(`${address}/api/v2${path}`, init);

async function signInOnPhone({ email, password }: Account): Promise<string> {
  const body = new FormData();
  body.append('email', email);
  body.append('password', password);
  const answer = await ask('/login', { method: 'POST', body, headers: { 'User-Agent': IPHONE } });
  const { data } = (await answer.json()) as { data: { api_token: string } };
  return data.api_token;
}

test('a member sees where they are signed in, and signs out everywhere after confirming', async ({
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
  const sent = member.waitForRequest('**/logout?everywhere=yes');
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await sent;
  await member.waitForURL((url) => url.pathname === '/');
});

test('a member signs one device out, and the focus stays in the list; one that fails stays listed', async ({
  member,
  account,
  logs,
}) => {
  logs.expects(/ERR_FAILED|net::/);
  const phone = await signInOnPhone(account);
  await member.goto('/edit-profile');
  const section = member.getByRole('region', { name: "Where you're signed in" });
  const button = section.getByRole('button', { name: 'Sign out Safari on iPhone' });
  const failing = await holdCall(member, '/user/sessions/end');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(failing.count).toBe(1);
  await failing.cutOff();
  await member.getByRole('alert').getByText("That didn't work. Try again.").waitFor();
  await button.waitFor();

  await button.press('Enter');
  await member.getByText('Safari on iPhone was signed out.').waitFor();
  await button.waitFor({ state: 'detached' });
  await expect(section.getByRole('heading')).toHaveFocus();
  expect(await section.getByText('This device').count()).toBe(1);
  const { status } = await ask('/user/sessions', { headers: { Authorization: `Bearer ${phone}` } });
  expect(status).toBe(401);
});

test('the section is hidden where the provider has no list of sessions', async ({
  member,
  logs,
}) => {
  logs.expects(/Failed to load resource/);
  logs.expects(/^\[fin\] .*sessions: rejected \(404\)/);
  await mockCall(member, '/user/sessions', { status: 404, body: { message: 'No such call.' } });
  const answered = member.waitForResponse('**/user/sessions');
  await member.goto('/edit-profile');
  await answered;
  await member.getByRole('region', { name: 'This device' }).waitFor();
  expect(await member.getByRole('region', { name: "Where you're signed in" }).count()).toBe(0);
});
