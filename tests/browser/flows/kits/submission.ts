import { expect } from 'vitest';
import { DRAFT_PREFIX } from '../../../../src/lib/storage';
import {
  castRows,
  fillIn,
  fillInRow,
  openForm,
  sendButton,
  shownValues,
} from '../../submission/form';
import type { Kit, Stage } from '../kit';
import { english, findFailure, findField, findStored, findToast } from './found';
import { pathOf } from './outside';

const SEND = pathOf('submitMovie');

declare global {
  /** Of the upload under way: tells how much of it has been sent. */
  var tellProgress: (percent: number) => void;
  /** What was uploaded last, and whether it was given up. */
  var upload: { form: Record<string, string>; isGivenUp: boolean };
}

const castName = ({ page }: Stage) => castRows(page).first().getByLabel('Cast name');

/** What is uploaded of a form that `fillInAll` has filled in (spec §7). */
const sentForm = (rows: readonly string[]) => ({
  name: 'Asha Rao',
  email: 'asha@fin.example',
  role: 'Director',
  title: 'Seven Lamps',
  description: 'A night watch.\nIn seven parts.',
  type: 'vimeo',
  link: 'https://vimeo.com/1084537',
  thumnail: 'still-320x180.png',
  agreeTerms: '1',
  ...Object.fromEntries(
    rows.flatMap((_, at) => [
      [`cast[${at}][name]`, 'Ishita Raizada'],
      [`cast[${at}][jobTitle]`, 'Lead'],
      [`cast[${at}][image]`, 'still-400x400.png'],
    ]),
  ),
});
const uploaded = ({ page }: Stage) => page.evaluate(() => globalThis.upload);
const hasRows = ({ page }: Stage, { rows }: { rows: readonly string[] }) =>
  expect.poll(() => castRows(page).count()).toBe(rows.length);

/** Fills in every field of every row. */
async function fillInAll({ page }: Stage): Promise<void> {
  await fillIn(page);
  for (const row of await castRows(page).all()) await fillInRow(row, 'Ishita Raizada');
}

export const kit: Kit = {
  use: 'Submission',
  holds: [SEND],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(stage) {
    // A call that waits sends nothing, so the walk tells the upload's progress.
    await stage.page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        const { upload } = this;
        const form: Record<string, string> = {};
        for (const [name, it] of body as FormData) form[name] = it instanceof File ? it.name : it;
        globalThis.upload = { form, isGivenUp: false };
        this.addEventListener('abort', () => {
          globalThis.upload.isGivenUp = true;
        });
        globalThis.tellProgress = (loaded) => {
          const progress = { lengthComputable: true, loaded, total: 100 };
          upload.dispatchEvent(new ProgressEvent('progress', progress));
        };
        send.call(this, body);
      };
    });
    await stage.open('/terms-conditions', 'member');
    await openForm(stage.page);
  },
  gestures: {
    async 'field.changed'(stage, { errors }) {
      await fillInAll(stage);
      if (Object.keys(errors).length > 0) await castName(stage).fill('');
    },
    async 'field.left'(stage) {
      await castName(stage).focus();
      await castName(stage).blur();
    },
    'row.added': ({ page }) => page.getByRole('button', { name: 'Add cast member' }).click(),
    'row.removed': ({ page }, { row }, { context }) =>
      page
        .getByRole('button', { name: /^Remove cast member/ })
        .nth(context.rows.indexOf(row))
        .click(),
    'form.submitted': ({ page }) => sendButton(page).click(),
    'upload.progressed': ({ page }, { percent }) =>
      page.evaluate((it) => globalThis.tellProgress(it), percent),
    'upload.accepted': (stage, { message }) => stage.answer(SEND, { status: true, message }),
    'upload.refused': (stage, { failure }) => stage.fail(SEND, failure),
    'upload.cancelled': ({ page }) =>
      page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  calls: {},
  outcomes: {
    keepRows: hasRows,
    forgetRow: (stage, _, { context }) => hasRows(stage, context as { rows: string[] }),
    sendSubmission: (stage, { rows }) =>
      expect.poll(async () => (await uploaded(stage))?.form).toEqual(sentForm(rows)),
    abandonUpload: (stage) => expect.poll(async () => (await uploaded(stage)).isGivenUp).toBe(true),
    forgetDraft: ({ page }) =>
      expect.poll(async () => Object.values(await shownValues(page)).filter(Boolean)).toEqual([]),
    'submission.accepted': (stage, { message, text }) => findToast(stage, message ?? english(text)),
    'failure.raised': findFailure,
    'field.wanted': findField,
  },
  besides: {
    async 'field.changed'(stage, _, { context: { rows } }) {
      const { email } = await stage.account();
      const key = `${DRAFT_PREFIX}submission.${email}`;
      await findStored(stage, 'sessionStorage', key, rows, (draft) => draft?.rows);
    },
  },
  sights: {
    editing: ({ page }) => sendButton(page).waitFor(),
    sending: ({ page }, { context }) =>
      expect(page.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute(
        'aria-valuenow',
        String(context.percent),
      ),
    awaitingAnswer: ({ page }) => page.getByText('Sent. Waiting for confirmation...').waitFor(),
  },
};
