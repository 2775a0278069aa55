/** What is chosen in a form before the app's code is there is kept, as text is. */
import { expect } from 'vitest';
import { holdApp } from '../setup/provider';
import { test } from '../setup/test';
import { castRows, picture } from '../submission/form';

test('pictures, a choice and a tick of a submission', async ({ member: page }) => {
  const app = await holdApp(page);
  await page.goto('/submit-your-movie', { waitUntil: 'commit' });
  await page.getByLabel('Role').selectOption('Director');
  await page.getByRole('checkbox').check();
  const { name, ...image } = await picture(320, 180);
  await page.getByLabel('Thumbnail').setInputFiles({ ...image, name: 'still.png' });
  await castRows(page)
    .first()
    .getByLabel('Image')
    .setInputFiles({ ...image, name });
  await app.release();
  await page.getByText('still.png').waitFor();
  await castRows(page).first().getByText(name).waitFor();
  expect(await page.getByLabel('Role').inputValue()).toBe('Director');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
});

test('a picture whose dialog was opened before, and that is chosen after', async ({
  member: page,
}) => {
  const app = await holdApp(page);
  await page.goto('/submit-your-movie', { waitUntil: 'commit' });
  const opening = page.waitForEvent('filechooser');
  await page.getByLabel('Thumbnail').click();
  const chooser = await opening;
  await app.release();
  await page.waitForFunction(() => globalThis.earlyInput === undefined);
  await chooser.setFiles({ ...(await picture(320, 180)), name: 'still.png' });
  await page.getByText('still.png').waitFor();
});

test('a tick of the sign-up form', async ({ visitor: page }) => {
  const app = await holdApp(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  await app.release();
  await expect.poll(() => page.evaluate(() => globalThis.earlyInput === undefined)).toBe(true);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText('First name is required').waitFor();
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await page.getByText(/You must accept/).count()).toBe(0);
});
