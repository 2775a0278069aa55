import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { otherTab } from '../flows/drivers/outside';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import {
  CALL,
  castRows,
  emptyValues,
  fillIn,
  openForm,
  picture,
  recordForms,
  sendButton,
  shownValues,
  toasts,
} from './form';

async function slowUploads(page: Page): Promise<() => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  const upload = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput });
  await upload(100_000);
  return () => upload(-1);
}

async function leaveOnceSent(page: Page) {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      send.call(this, body);
      const all = { lengthComputable: true, loaded: 100, total: 100 };
      this.upload.dispatchEvent(new ProgressEvent('progress', all));
    };
  });
  const answer = await holdCall(page, CALL);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByText('Sent. Waiting for confirmation...').waitFor();
  await leaveForm(page);
  return answer;
}

async function leaveForm(page: Page) {
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
}

describe('Sending a submission', () => {
  test(
    covers('4.submission.reset', "shows the provider's thanks and starts a new form"),
    async ({ member }) => {
      const forms = await recordForms(member);
      await openForm(member);
      await fillIn(member);
      await sendButton(member).click();
      await toasts(member).first().waitFor();
      expect(await toasts(member).allInnerTexts()).toEqual([
        'Thank you! Your movie has been submitted.',
      ]);
      expect(forms).toEqual([
        {
          name: 'Asha Rao',
          email: 'asha@fin.example',
          role: 'Director',
          title: 'Seven Lamps',
          description: 'A night watch.\nIn seven parts.',
          type: 'vimeo',
          link: 'https://vimeo.com/1084537',
          thumnail: 'still-320x180.png',
          agreeTerms: '1',
          'cast[0][name]': 'Ishita Raizada',
          'cast[0][jobTitle]': 'Lead',
          'cast[0][image]': 'still-400x400.png',
        },
      ]);
      const receipt = member.getByTestId('receipt');
      expect(await receipt.getByRole('paragraph').textContent()).toBe(
        "We have Seven Lamps. We'll write to asha@fin.example within two weeks.",
      );
      await expect.poll(() => shownValues(member)).toEqual(emptyValues('k2'));
      expect(await member.getByText('Choose an image').count()).toBe(2);
      await expect(sendButton(member)).toBeDisabled();
      const heading = member.getByRole('heading', { level: 1 });
      await expect(heading).toHaveFocus();
      await receipt.getByRole('button', { name: 'Submit another' }).click();
      await expect(member.getByLabel('Your name')).toHaveFocus();

      await member.reload();
      await member.getByLabel('Your name').waitFor();
      await expect.poll(() => shownValues(member)).toEqual(emptyValues('k1'));
    },
  );

  test(
    covers(
      '8.submission',
      "that fails shows the provider's messages, at its fields too, and loses nothing",
    ),
    async ({ member, logs }) => {
      logs.expects(/502|422/);
      await openForm(member);
      await fillIn(member);
      const before = await shownValues(member);
      const full = { status: false, message: 'We are full until spring.' };
      await mockCall(member, CALL, { status: 502, body: full });
      await sendButton(member).click();
      await member.locator('.Toastify__toast--error').waitFor();
      expect(await toasts(member).allInnerTexts()).toEqual([full.message]);
      expect(await shownValues(member)).toEqual(before);

      const errors = {
        'cast[0][jobTitle]': ['We do not know this job'],
        title: ['This title was submitted before'],
      };
      const body = { message: 'Please look again.', errors };
      await mockCall(member, CALL, { status: 422, body });
      await sendButton(member).click();
      const title = member.getByLabel('Title', { exact: true });
      await expect(title).toHaveFocus();
      await member.getByText('This title was submitted before').waitFor();
      const job = castRows(member).getByLabel('Job title');
      await expect(job).toHaveAttribute('aria-invalid', 'true');
      await castRows(member).getByText('We do not know this job').waitFor();

      await title.fill('Eight Lamps');
      await expect(title).toHaveAttribute('aria-invalid', 'false');
      await job.fill('Grip');
      await letThrough(member);
      await sendButton(member).click();
      await member.locator('.Toastify__toast--success').waitFor();
    },
  );

  test('shows its progress, on a later visit too; Cancel loses nothing; it continues while the user is elsewhere', async ({
    member,
  }) => {
    await openForm(member);
    await fillIn(member, await picture(800, 600, true));
    const before = await shownValues(member);
    const speedUp = await slowUploads(member);
    const failed = member.waitForEvent('requestfailed', (call) => call.url().endsWith(CALL));
    const progress = member.getByRole('progressbar', { name: 'Upload' });
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
    await sendButton(member).click();
    await expect.poll(percent).toBeGreaterThan(5);
    expect(await percent()).toBeLessThan(100);
    await expect(member.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(member.getByLabel('Your name')).toBeDisabled();

    await member.getByRole('button', { name: 'Cancel' }).click();
    await failed;
    await progress.waitFor({ state: 'detached' });
    await expect(sendButton(member)).toHaveFocus();
    await expect(sendButton(member)).not.toBeDisabled();
    expect(await shownValues(member)).toEqual(before);

    await sendButton(member).click();
    await expect.poll(percent).toBeGreaterThan(5);
    await leaveForm(member);
    await member.goBack();
    await expect.poll(percent).toBeGreaterThan(5);
    await leaveForm(member);
    await speedUp();
    await toasts(member).getByText('Thank you! Your movie has been submitted.').waitFor();
    await member.goBack();
    await member.getByLabel('Your name').waitFor();
    await expect.poll(() => shownValues(member)).toEqual(emptyValues('k1'));
  });

  test('is shown on a later visit until its answer arrives, and is one submission', async ({
    member,
  }) => {
    const answer = await leaveOnceSent(member);
    await member.goBack();
    await member.getByText('Sent. Waiting for confirmation...').waitFor();
    const title = member.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('Seven Lamps');
    await expect(title).toBeDisabled();
    await answer.release();
    await member.getByTestId('receipt').waitFor();
    expect(answer.count()).toBe(1);
    expect(await toasts(member).allInnerTexts()).toEqual([
      'Thank you! Your movie has been submitted.',
    ]);
    await expect.poll(() => shownValues(member)).toEqual(emptyValues('k2'));
    await expect(sendButton(member)).toBeDisabled();
  });

  test('that was left ends when its member signs out', async ({ member, logs }) => {
    logs.expects(/ERR_/);
    await leaveOnceSent(member);
    const failed = member.waitForEvent('requestfailed', (call) => call.url().endsWith(CALL));
    const other = await otherTab(member);
    await other.evaluate(() => localStorage.clear());
    await failed;
    await other.close();
  });

  test('survives a reload with its texts, and asks for the images again', async ({ member }) => {
    await openForm(member);
    await fillIn(member);
    await member.getByRole('button', { name: 'Add cast member' }).click();
    const before = await shownValues(member);
    await member.reload();
    await member.getByLabel('Your name').waitFor();
    expect(await shownValues(member)).toEqual({ ...before, agreeTerms: false });
    const note = member.getByText('Your text is saved. Choose this image again.');
    expect(await note.count()).toBe(2);
    await expect(sendButton(member)).toBeDisabled();

    await member.getByRole('button', { name: 'Remove cast member 2', exact: true }).click();
    await member.getByLabel('Thumbnail').setInputFiles(await picture(320, 180));
    await castRows(member)
      .getByLabel('Image')
      .setInputFiles(await picture(400, 400));
    await member.getByLabel(/^I accept the/).check();
    await expect(sendButton(member)).not.toBeDisabled();
    expect(await note.count()).toBe(0);
  });
});
