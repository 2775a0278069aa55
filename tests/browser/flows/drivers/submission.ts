import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import { DRAFT_PREFIX } from '../../../../src/lib/storage';
import {
  castRows,
  fillIn,
  fillInRow,
  openForm,
  sendButton,
  shownValues,
} from '../../submission/form';
import type { Driver, SitePage } from '../driver';
import {
  english,
  findFailure,
  findField,
  findFocus,
  findStored,
  findToast,
  isInvalid,
} from './found';
import { asksBeforeUnload, during, leave, leaveAndReturn, signOutElsewhere } from './leaving';
import { pathOf } from './outside';

const SEND = pathOf('submitMovie');

declare global {
  var tellProgress: (percent: number) => void;
  var upload: { form: Record<string, string>; isGivenUp: boolean };
}

const castName = ({ page }: SitePage) => castRows(page).first().getByLabel('Cast name');

const removeButtons = ({ page }: SitePage) =>
  page.getByRole('button', { name: /^Remove cast member/ });

/** Uses the field names that spec §7 requires. */
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
const progressBar = ({ page }: SitePage) => page.getByRole('progressbar', { name: 'Upload' });
const uploaded = ({ page }: SitePage) => page.evaluate(() => globalThis.upload);
const hasRows = ({ page }: SitePage, { rows }: { rows: readonly string[] }) =>
  expect.poll(() => castRows(page).count()).toBe(rows.length);

async function fillInAll({ page }: SitePage): Promise<void> {
  await fillIn(page);
  for (const row of await castRows(page).all()) await fillInRow(row, 'Ishita Raizada');
}

const isEmpty = ({ page }: SitePage) =>
  expect.poll(async () => Object.values(await shownValues(page)).filter(Boolean)).toEqual([]);

async function draftKey(sitePage: SitePage): Promise<string> {
  const { email } = await sitePage.account();
  return `${DRAFT_PREFIX}submission.${email}`;
}

export const driver: Driver = {
  use: 'Submission',
  holds: [SEND],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(sitePage, input) {
    await sitePage.page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        // Weak, so that an upload that ended can be garbage collected.
        const upload = new WeakRef(this.upload);
        const form: Record<string, string> = {};
        for (const [name, it] of body as FormData) form[name] = it instanceof File ? it.name : it;
        globalThis.upload = { form, isGivenUp: false };
        this.addEventListener('abort', () => {
          globalThis.upload.isGivenUp = true;
        });
        globalThis.tellProgress = (loaded) => {
          const progress = { lengthComputable: true, loaded, total: 100 };
          const target = upload.deref();
          if (!target) throw new Error('The upload has ended.');
          target.dispatchEvent(new ProgressEvent('progress', progress));
        };
        send.call(this, body);
      };
    });
    await sitePage.open('/terms-conditions', 'member');
    await openForm(sitePage.page);
    const { isResuming = false } = input as { isResuming?: boolean };
    if (!isResuming) return;
    await fillInAll(sitePage);
    await sendButton(sitePage.page).click();
    await progressBar(sitePage).waitFor();
    await leaveAndReturn(sitePage);
    await progressBar(sitePage).waitFor();
  },
  actions: {
    async 'field.changed'(sitePage, { errors }) {
      await fillInAll(sitePage);
      if (Object.keys(errors).length > 0) await castName(sitePage).fill('');
    },
    async 'field.left'(sitePage) {
      await castName(sitePage).focus();
      await castName(sitePage).blur();
    },
    'row.added': ({ page }) => page.getByRole('button', { name: 'Add cast member' }).click(),
    'row.removed': (sitePage, { row }, { context }) =>
      removeButtons(sitePage).nth(context.rows.indexOf(row)).click(),
    'form.submitted': ({ page }) => sendButton(page).click(),
    'upload.progressed': ({ page }, { percent }) =>
      page.evaluate((it) => globalThis.tellProgress(it), percent),
    'upload.accepted': (sitePage, { message }) => sitePage.answer(SEND, { status: true, message }),
    'upload.refused': (sitePage, { failure }) => sitePage.fail(SEND, failure),
    'upload.cancelled': ({ page }) =>
      page.getByRole('button', { name: 'Cancel', exact: true }).click(),
  },
  calls: {},
  outcomes: {
    keepRows: hasRows,
    forgetRow: (sitePage, _, { context }) => hasRows(sitePage, context as { rows: string[] }),
    async sendSubmission(sitePage, { rows }) {
      await expect.poll(async () => (await uploaded(sitePage))?.form).toEqual(sentForm(rows));
      await asksBeforeUnload(sitePage, true);
    },
    abandonUpload: (sitePage) =>
      expect.poll(async () => (await uploaded(sitePage)).isGivenUp).toBe(true),
    async forgetDraft(sitePage) {
      await isEmpty(sitePage);
      await sitePage.page.getByTestId('receipt').filter({ hasText: 'Seven Lamps' }).waitFor();
    },
    async 'submission.accepted'(sitePage, { message, text }) {
      await findToast(sitePage, message ?? english(text));
      const place = () =>
        sitePage.page.evaluate(() => [document.activeElement?.tagName, window.scrollY]);
      await expect.poll(place).toEqual(['H1', 0]);
    },
    'failure.raised': findFailure,
    'field.wanted': findField,
  },
  besides: {
    'row.added': (sitePage, _, { context }) =>
      findFocus(sitePage, 'name', `cast.${context.rows.at(-1)}.name`),
    'row.removed': (sitePage) => findFocus(sitePage, 'name', 'addRow'),
    'field.left': (sitePage, _, { context }) =>
      isInvalid(castName(sitePage), context.errors[`cast.${context.rows[0]}.name`]),
    async 'field.changed'(sitePage, _, { context: { rows, touched, errors } }) {
      const name = `cast.${rows[0]}.name`;
      await isInvalid(castName(sitePage), touched.includes(name) ? errors[name] : undefined);
      const key = await draftKey(sitePage);
      await findStored(sitePage, 'sessionStorage', key, rows, (draft) => draft?.rows);
    },
  },
  assertions: {
    async editing(sitePage, { context: { rows, maxRows } }) {
      await sendButton(sitePage.page).waitFor();
      const remove = expect(removeButtons(sitePage).first());
      await (rows.length > 1 ? remove.not : remove).toBeDisabled();
      await sitePage.page.getByText(`(up to ${maxRows})`).waitFor();
      await asksBeforeUnload(sitePage, false);
    },
    sending: (sitePage, { context }) =>
      expect(progressBar(sitePage)).toHaveAttribute('aria-valuenow', String(context.percent)),
    awaitingAnswer: ({ page }) => page.getByText('Sent. Waiting for confirmation...').waitFor(),
  },
  /** The upload goes on after the page is left. */
  async leave(sitePage) {
    await leave(sitePage);
    await sitePage.answer(SEND, { status: true });
  },
  epilogues: {
    'keeps an added row when its page is left': {
      when: ({ context }) => context.rows.length > 1,
      async run(sitePage, { context }) {
        await leaveAndReturn(sitePage);
        await hasRows(sitePage, context);
      },
    },
    'stores nothing of a removed row': {
      when: ({ context }) => context.rows.length > 1,
      async run(sitePage, { context: { rows } }) {
        await fillInAll(sitePage);
        const namesIn = (texts: object = {}) => Object.keys(texts).filter((it) => /^cast/.test(it));
        const areStored = async (names: readonly string[]) =>
          findStored(sitePage, 'sessionStorage', await draftKey(sitePage), names, (draft) =>
            namesIn(draft?.texts),
          );
        const namesOf = (row: string) => [`cast.${row}.name`, `cast.${row}.jobTitle`];
        await areStored(rows.flatMap(namesOf));
        await removeButtons(sitePage).last().click();
        await areStored(rows.slice(0, -1).flatMap(namesOf));
      },
    },
    'keeps the draft of a page that was left': {
      when: (from) => from.matches('editing') && from.context.touched.length > 0,
      async run(sitePage) {
        const shown = await shownValues(sitePage.page);
        await leaveAndReturn(sitePage);
        await sendButton(sitePage.page).waitFor();
        await expect.poll(() => shownValues(sitePage.page)).toEqual(shown);
      },
    },
    'thanks for a film whose page was left': {
      when: during('sendSubmission'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.answer(SEND, { status: true });
        await findToast(sitePage, english('submission.accepted'));
        await findStored(sitePage, 'sessionStorage', await draftKey(sitePage), null);
      },
    },
    'empties the form of a member who returned before the thanks': {
      when: during('sendSubmission'),
      async run(sitePage) {
        await sitePage.page.evaluate(() => globalThis.tellProgress(40));
        await leaveAndReturn(sitePage);
        await expect(progressBar(sitePage)).toHaveAttribute('aria-valuenow', '40');
        await sitePage.answer(SEND, { status: true });
        await findToast(sitePage, english('submission.accepted'));
        await isEmpty(sitePage);
      },
    },
    "thanks in the provider's words": {
      when: during('sendSubmission'),
      async run(sitePage) {
        await sitePage.answer(SEND, { status: true, message: 'Thank you, Asha.' });
        await findToast(sitePage, 'Thank you, Asha.');
      },
    },
    'starts another submission after the thanks': {
      when: during('sendSubmission'),
      async run(sitePage) {
        await sitePage.answer(SEND, { status: true });
        await sitePage.page.getByTestId('receipt').getByRole('button').click();
        await findFocus(sitePage, 'name', 'name');
      },
    },
    'reports a film that fails after its page was left': {
      when: during('sendSubmission'),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.fail(SEND, failures.network);
        await findToast(sitePage, english('common.unexpected'));
      },
    },
    'gives up a film when its member signs out': {
      when: during('sendSubmission'),
      async run(sitePage) {
        const key = await draftKey(sitePage);
        await signOutElsewhere(sitePage);
        await expect.poll(async () => (await uploaded(sitePage)).isGivenUp).toBe(true);
        await findStored(sitePage, 'sessionStorage', key, null);
      },
    },
  },
};
