import { describe, expect } from 'vitest';
import { NAVIGATION_TIME } from '../setup/patience';
import { proves } from '../setup/proves';
import { test } from '../setup/test';
import { castRows, fillIn, fillInRow, openForm, picture, sendButton, toasts } from './form';

const TERMS = 'You must accept the Terms & Conditions and Privacy Policy';

describe('The submission form', () => {
  test(
    proves('2.submission.page', 'is found from the footer and asks for the movie and its cast'),
    async ({ member }) => {
      await member.goto('/plans');
      await member
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Submit your movie' })
        .click();
      await member.getByRole('heading', { level: 1, name: 'Submit Your Movie' }).waitFor();
      expect(await member.title()).toBe('Submit Your Movie | Fin');
      expect(await member.getByLabel('Role').locator('option').allInnerTexts()).toEqual([
        'Choose your role',
        'Actor',
        'Director',
        'Executive Producer',
        'Producer',
      ]);
      const types = member.getByLabel('Type').locator('option:not([value=""])');
      expect(await types.evaluateAll((all) => all.map((it) => it.getAttribute('value')))).toEqual([
        'youtube',
        'vimeo',
        'dailymotion',
        'other',
      ]);
      for (const name of ['Terms & Conditions', 'Privacy Policy']) {
        const link = member.getByRole('main').getByRole('link', { name });
        await expect(link).toHaveAttribute('target', '_blank');
      }
    },
  );

  test(
    proves('5.submission', 'says what is wrong with a field that was left'),
    async ({ member }) => {
      await openForm(member);
      for (const [label, text, message] of [
        ['Your name', ' ', 'Your name is required'],
        ['Email', '', 'Email is required'],
        ['Email', 'asha@', 'Invalid email'],
        ['Title', '', 'Title is required'],
        ['Link', 'vimeo', 'Must be a valid URL'],
      ] as const) {
        const box = member.getByLabel(label, { exact: true });
        await box.fill(text);
        await box.blur();
        await member.getByText(message, { exact: true }).waitFor();
        await expect(box).toHaveAttribute('aria-invalid', 'true');
      }
      await member.getByLabel('Role').focus();
      await member.getByLabel('Thumbnail').focus();
      await member.getByText('Role is required').waitFor();
      const terms = member.getByLabel(/^I accept the/);
      await terms.check();
      await terms.uncheck();
      await terms.blur();
      await member.getByText('Thumbnail is required').waitFor();
      await member.getByText(TERMS).waitFor();
    },
  );

  test(
    proves('5.submission.cast', 'says what is wrong with a row of the cast'),
    async ({ member }) => {
      await openForm(member);
      const row = castRows(member).first();
      for (const [label, text, message] of [
        ['Cast name', '', 'Cast name is required'],
        ['Job title', ' ', 'Job title is required'],
        ['Cast email', 'ishita', 'Invalid email'],
      ] as const) {
        await row.getByLabel(label).fill(text);
        await row.getByLabel(label).blur();
        await row.getByText(message, { exact: true }).waitFor();
      }
      await row.getByLabel('Image').focus();
      await row.getByLabel('Image').blur();
      await row.getByText('Image is required', { exact: true }).waitFor();
      await row.getByLabel('Image').setInputFiles(await picture(400, 400));
      await row.getByRole('button', { name: 'Remove still-400x400.png' }).click();
      await row.getByText('Profile image is required', { exact: true }).waitFor();
    },
  );

  test(
    proves('5.submission.cast', 'takes 1 to 20 rows, and the focus follows'),
    async ({ member }) => {
      await openForm(member);
      const add = member.getByRole('button', { name: 'Add cast member' });
      const removeFirst = member.getByRole('button', { name: 'Remove cast member 1', exact: true });
      await expect(removeFirst).toBeDisabled();

      await castRows(member).first().getByLabel('Cast name').fill('Ishita Raizada');
      await add.click();
      const second = castRows(member).nth(1).getByLabel('Cast name');
      await expect(second).toHaveFocus();
      await second.fill('Omkar Bhide');
      await removeFirst.click();
      await expect(add).toHaveFocus();
      await expect(castRows(member).getByLabel('Cast name')).toHaveValue('Omkar Bhide');
      await expect(removeFirst).toBeDisabled();

      while (await add.isEnabled()) await add.click();
      expect(await castRows(member).count()).toBe(20);
    },
  );

  test(
    proves('5.submission.send', 'lets a form be sent only when it is valid'),
    async ({ member }) => {
      await openForm(member);
      const send = sendButton(member);
      await expect(send).toBeDisabled();
      await fillIn(member);
      await expect(send).not.toBeDisabled();

      await member.getByLabel('Title', { exact: true }).fill('');
      await expect(send).toBeDisabled();
      await member.getByLabel('Title', { exact: true }).fill('Seven Lamps');
      await expect(send).not.toBeDisabled();

      await member.getByRole('button', { name: 'Add cast member' }).click();
      await expect(send).toBeDisabled();
      await fillInRow(castRows(member).nth(1), 'Omkar Bhide');
      await expect(send).not.toBeDisabled();
    },
  );

  test(
    proves('5.submission.image-hint', 'recommends a smaller image for one above 400 × 400 pixels'),
    async ({ member }) => {
      await openForm(member);
      const image = castRows(member).first().getByLabel('Image');
      await image.setInputFiles(await picture(401, 400));
      await member.locator('.Toastify__toast--info').waitFor();
      expect(await toasts(member).allInnerTexts()).toEqual([
        'Recommended image resolution is 400x400px for best results.',
      ]);
      await member.getByText('still-401x400.png').waitFor();
      expect(await castRows(member).first().locator('img').count()).toBe(1);
    },
  );

  test('rejects files that are no image, or too large', async ({ member }) => {
    await openForm(member);
    const thumbnail = member.getByLabel('Thumbnail');
    await expect(thumbnail).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif');
    const { buffer } = await picture(10, 10);
    for (const [mimeType, content, message] of [
      ['text/plain', 'words', 'The image must be a PNG, JPEG, WebP or GIF file'],
      ['image/png', 'no picture at all', "We can't read this image"],
      ['image/png', '', 'This file is empty'],
      [
        'image/png',
        Buffer.concat([buffer, Buffer.alloc(5.2 * 1024 * 1024)]),
        'This image has 5.3 MB; at most 5 MB can be sent',
      ],
    ] as const) {
      // One of them has five megabytes, which travel to the browser.
      const time = { timeout: NAVIGATION_TIME };
      await thumbnail.setInputFiles(
        { name: 'still', mimeType, buffer: Buffer.from(content) },
        time,
      );
      await member.getByText(message, { exact: true }).waitFor();
    }
    await thumbnail.setInputFiles({ name: 'still.png', mimeType: 'image/png', buffer });
    await expect(thumbnail).toHaveAttribute('aria-invalid', 'false');
  });

  test('takes a file into its boxes alone; dropped beside them it does not open', async ({
    member,
  }) => {
    await openForm(member);
    const drop = (selector: string) =>
      member
        .locator(selector)
        .first()
        .evaluate((it) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(['words'], 'still.txt', { type: 'text/plain' }));
          const options = { dataTransfer, bubbles: true, cancelable: true };
          return ['dragover', 'drop'].map((type) => it.dispatchEvent(new DragEvent(type, options)));
        });
    expect(await drop('main h1')).toEqual([false, false]);
    expect(await drop('footer')).toEqual([false, false]);
    expect(await drop('input[type=file]')).toEqual([true, true]);
  });
});
