import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
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

describe('Sending a submission', () => {
  test(
    proves('4.submission.reset', "shows the provider's thanks and starts a new form"),
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
      expect(await shownValues(member)).toEqual(emptyValues('k2'));
      expect(await member.getByText('Choose an image').count()).toBe(2);
      await expect(sendButton(member)).toBeDisabled();
      const heading = member.getByRole('heading', { level: 1 });
      await expect(heading).toHaveFocus();

      await member.reload();
      await member.getByLabel('Your name').waitFor();
      expect(await shownValues(member)).toEqual(emptyValues('k1'));
    },
  );

  for (const [body, said] of [
    [{ status: false, message: 'We are full until spring.' }, 'We are full until spring.'],
    ['<h1>Bad gateway</h1>', 'Something went wrong'],
  ] as const) {
    test(
      proves('8.submission', `that fails says '${said}' and loses nothing`),
      async ({ member, logs }) => {
        logs.expects(/502/);
        await openForm(member);
        await fillIn(member);
        const before = await shownValues(member);
        await mockCall(member, CALL, { status: 502, body });
        await sendButton(member).click();
        await member.locator('.Toastify__toast--error').waitFor();
        expect(await toasts(member).allInnerTexts()).toEqual([said]);
        expect(await shownValues(member)).toEqual(before);

        await member.unrouteAll();
        await sendButton(member).click();
        await member.locator('.Toastify__toast--success').waitFor();
      },
    );
  }

  test('that is rejected shows why at its fields and focuses the first', async ({
    member,
    logs,
  }) => {
    logs.expects(/422/);
    await openForm(member);
    await fillIn(member);
    await mockCall(member, CALL, {
      status: 422,
      body: {
        message: 'Please look again.',
        errors: {
          'cast[0][jobTitle]': ['We do not know this job'],
          title: ['This title was submitted before'],
        },
      },
    });
    await sendButton(member).click();
    const title = member.getByLabel('Title', { exact: true });
    await expect(title).toHaveFocus();
    await member.getByText('This title was submitted before').waitFor();
    const job = castRows(member).getByLabel('Job title');
    await expect(job).toHaveAttribute('aria-invalid', 'true');
    await castRows(member).getByText('We do not know this job').waitFor();

    await title.fill('Eight Lamps');
    await expect(title).toHaveAttribute('aria-invalid', 'false');
  });

  test('shows its progress, and Cancel aborts it with nothing lost', async ({ member }) => {
    await openForm(member);
    await fillIn(member, await picture(800, 600, true));
    const before = await shownValues(member);
    const network = await member.context().newCDPSession(member);
    await network.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    const failed = member.waitForEvent('requestfailed', (call) => call.url().endsWith(CALL));
    await sendButton(member).click();

    const progress = member.getByRole('progressbar', { name: 'Upload' });
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'));
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
  });

  test('that is all sent when its page is left says how it ended', async ({ member }) => {
    await member.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        send.call(this, body);
        const all = { lengthComputable: true, loaded: 100, total: 100 };
        this.upload.dispatchEvent(new ProgressEvent('progress', all));
      };
    });
    const answer = await holdCall(member, CALL);
    await openForm(member);
    await fillIn(member);
    await sendButton(member).click();
    await member.getByText('Sent. Waiting for the answer…').waitFor();
    await member.getByRole('link', { name: 'Home', exact: true }).first().click();
    await member.waitForURL('**/browse');
    await answer.release();
    await toasts(member).first().waitFor();
    expect(await toasts(member).allInnerTexts()).toEqual([
      'Thank you! Your movie has been submitted.',
    ]);
    await member.goBack();
    await member.getByLabel('Your name').waitFor();
    expect(await shownValues(member)).toEqual(emptyValues('k1'));
  });

  test('survives a reload with its texts, and asks for the images again', async ({ member }) => {
    await openForm(member);
    await fillIn(member);
    await member.getByRole('button', { name: 'Add cast member' }).click();
    const before = await shownValues(member);
    await member.reload();
    await member.getByLabel('Your name').waitFor();
    expect(await shownValues(member)).toEqual({ ...before, agreeTerms: false });
    const note = member.getByText(
      'Your words are still here after the reload. Please choose this image again.',
    );
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
