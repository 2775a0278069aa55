import { onTestFinished } from 'vitest';
import { startServer } from '../../../server/start';
import { startFakeSmtp } from '../../server/support/fake-smtp';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';

test('the title says why there is no film, and the mailed link unlocks it', async ({
  open,
  logs,
}) => {
  logs.expects(/40[34]/);
  const smtp = await startFakeSmtp();
  onTestFinished(() => smtp.stop());
  const server = await startServer(
    { port: 0, dataDir: null, confirmAddresses: true, smtpUrl: smtp.url },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  onTestFinished(() => server.stop());
  const baseURL = server.address;
  const { storageState } = await createAccount(baseURL);
  const [, link = ''] = /(http:\S+\/confirm\/\S+)/.exec((await smtp.nextMail()).text) ?? [];

  const page = await open({ baseURL, storageState });
  await page.goto('/movie-details/163');
  await page.getByText('To watch this in full, confirm your email address first.').waitFor();
  await page.getByRole('button', { name: 'Play trailer' }).waitFor();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await page.getByText("We've emailed you a link.").waitFor();

  await page
    .getByRole('button', { name: /^Send email to / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Message' }).fill('What a voice!');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText("Confirm your email address first. We've emailed you a link.").waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  await mail.getByRole('button', { name: 'Confirm this address' }).click();
  await mail.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();
  await mail.goto(`${link}x`);
  await mail.getByRole('heading', { name: 'This link no longer works' }).waitFor();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByText('confirm your email address first').waitFor({ state: 'detached' });
});
