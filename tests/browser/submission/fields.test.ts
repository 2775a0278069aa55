import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { NAVIGATION_TIME } from '../setup/patience';
import { test } from '../setup/test';
import { castRows, fillIn, fillInRow, openForm, picture, sendButton, toasts } from './form';

const TERMS = 'You must accept the Terms & Conditions and Privacy Policy';

const drop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['words'], 'still.txt', { type: 'text/plain' }));
      const options = { dataTransfer, bubbles: true, cancelable: true };
      return ['dragover', 'drop'].map((type) => it.dispatchEvent(new DragEvent(type, options)));
    });

describe('The submission form', () => {
  test(
    covers(
      '2.submission.page',
      'is linked in the footer, asks for the movie and its cast, and accepts dropped files in its boxes only',
    ),
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
      expect(await drop(member, 'main h1')).toEqual([false, false]);
      expect(await drop(member, 'footer')).toEqual([false, false]);
      expect(await drop(member, 'input[type=file]')).toEqual([true, true]);
    },
  );

  test(
    covers(
      ['5.submission', '5.submission.cast'],
      'shows an error for a field that was left, in the rows of the cast too',
    ),
    async ({ member }) => {
      await openForm(member);
      const row = castRows(member).first();
      for (const [place, label, text, message] of [
        [member, 'Your name', ' ', 'Your name is required'],
        [member, 'Email', '', 'Email is required'],
        [member, 'Email', 'asha@', 'Invalid email'],
        [member, 'Title', '', 'Title is required'],
        [member, 'Link', 'vimeo', 'Must be a valid URL'],
        [row, 'Cast name', '', 'Cast name is required'],
        [row, 'Job title', ' ', 'Job title is required'],
        [row, 'Cast email', 'ishita', 'Invalid email'],
      ] as const) {
        const box = place.getByLabel(label, { exact: place === member });
        await box.fill(text);
        await box.blur();
        await place.getByText(message, { exact: true }).first().waitFor();
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
      await row.getByLabel('Image').focus();
      await row.getByLabel('Image').blur();
      await row.getByText('Image is required', { exact: true }).waitFor();
      await row.getByLabel('Image').setInputFiles(await picture(400, 400));
      await row.getByRole('button', { name: 'Remove still-400x400.png' }).click();
      await row.getByText('Profile image is required', { exact: true }).waitFor();
    },
  );

  test(
    covers(
      ['5.submission.cast', '5.submission.send'],
      'can be sent only when it is valid, with 1 to 20 rows of cast; the focus follows the rows',
    ),
    async ({ member }) => {
      await openForm(member);
      const send = sendButton(member);
      const title = member.getByLabel('Title', { exact: true });
      const add = member.getByRole('button', { name: 'Add cast member' });
      const removeFirst = member.getByRole('button', { name: 'Remove cast member 1', exact: true });
      await expect(removeFirst).toBeDisabled();
      await expect(send).toBeDisabled();
      await fillIn(member);
      await expect(send).not.toBeDisabled();
      await title.fill('');
      await expect(send).toBeDisabled();
      await title.fill('Seven Lamps');
      await expect(send).not.toBeDisabled();

      await add.click();
      await expect(castRows(member).nth(1).getByLabel('Cast name')).toHaveFocus();
      await expect(send).toBeDisabled();
      await fillInRow(castRows(member).nth(1), 'Omkar Bhide');
      await expect(send).not.toBeDisabled();
      await removeFirst.click();
      await expect(add).toHaveFocus();
      await expect(castRows(member).getByLabel('Cast name')).toHaveValue('Omkar Bhide');
      await expect(removeFirst).toBeDisabled();

      while (await add.isEnabled()) await add.click();
      expect(await castRows(member).count()).toBe(20);
    },
  );

  test(
    covers(
      '5.submission.image-hint',
      'rejects files that are no image or too large, and recommends a smaller one above 400 × 400 pixels',
    ),
    async ({ member }) => {
      await openForm(member);
      const thumbnail = member.getByLabel('Thumbnail');
      const types = 'image/png,image/jpeg,image/webp,image/gif';
      await expect(thumbnail).toHaveAttribute('accept', types);
      const { buffer } = await picture(10, 10);
      for (const [mimeType, content, message] of [
        ['text/plain', 'words', 'The image must be a PNG, JPEG, WebP or GIF file'],
        ['image/png', 'no picture at all', "We can't read this image"],
        ['image/png', '', 'This file is empty'],
        [
          'image/png',
          Buffer.concat([buffer, Buffer.alloc(5.2 * 1024 * 1024)]),
          'This image is 5.3 MB. The limit is 5 MB.',
        ],
      ] as const) {
        const file = { name: 'still', mimeType, buffer: Buffer.from(content) };
        await thumbnail.setInputFiles(file, { timeout: NAVIGATION_TIME });
        await member.getByText(message, { exact: true }).waitFor();
      }
      await thumbnail.setInputFiles({ name: 'still.png', mimeType: 'image/png', buffer });
      await expect(thumbnail).toHaveAttribute('aria-invalid', 'false');

      const row = castRows(member).first();
      await row.getByLabel('Image').setInputFiles(await picture(401, 400));
      await member.locator('.Toastify__toast--info').waitFor();
      expect(await toasts(member).allInnerTexts()).toEqual([
        'Recommended image resolution is 400x400px for best results.',
      ]);
      await row.getByText('still-401x400.png').waitFor();
      expect(await row.locator('img').count()).toBe(1);
    },
  );
});
