import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import { intercept } from '../../setup/interception';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { english, findToast } from './found';
import { keepsTyped, leave, loseSession } from './leaving';
import { pathOf } from './outside';

const MAIL = pathOf('sendMailToCast');
const WORDS = 'I liked your film.';
const PEOPLE: Readonly<Record<string, string>> = { 3: 'Ira Menon', 4: 'Tove Lind' };
const TITLE = {
  id: 7,
  name: 'Salt Road',
  casts: Object.entries(PEOPLE).map(([id, name]) => ({ id, name, email: `${id}@cast.example` })),
};

const dialog = ({ page }: SitePage) => page.getByRole('dialog');
const press = (sitePage: SitePage, name: string) =>
  dialog(sitePage).getByRole('button', { name, exact: true }).click();
const open = ({ page }: SitePage, castId: string) =>
  page.getByRole('button', { name: `Send email to ${PEOPLE[castId]}` }).click();
const isGone = (sitePage: SitePage) => dialog(sitePage).waitFor({ state: 'detached' });

export const driver: Driver = {
  use: 'Mail dialog',
  holds: [MAIL],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(sitePage) {
    await intercept(sitePage.page, '**/user/movie-details/7', (it) => it.answer({ body: TITLE }));
    await sitePage.open('/movie-details/7', 'member');
    await sitePage.page.getByRole('button', { name: 'Send email to' }).first().waitFor();
  },
  actions: {
    async 'mail.opened'(sitePage, { castId }, from) {
      await open(sitePage, castId);
      // Answers the previous e-mail first, because `answer` always takes the oldest pending call.
      if (from.matches('sending') && castId !== from.context.castId) {
        await sitePage.answer(MAIL, { status: true });
      }
    },
    'mail.cancelled': ({ page }) => page.keyboard.press('Escape'),
    async 'mail.submitted'(sitePage) {
      await dialog(sitePage).getByLabel('Message').fill(WORDS);
      await press(sitePage, 'Send');
    },
    'mail.sent': (sitePage) => sitePage.answer(MAIL, { status: true }),
    'mail.failed': (sitePage) => sitePage.fail(MAIL, failures.rejected),
  },
  calls: {},
  besides: {
    'mail.submitted': asks('sendMailToCast', (_, { context }) => ({
      payload: { cast_id: context.castId, message: WORDS },
    })),
  },
  assertions: {
    closed: isGone,
    writing: (sitePage) =>
      dialog(sitePage).getByRole('button', { name: 'Send', exact: true }).waitFor(),
    watched: (sitePage) => dialog(sitePage).getByRole('button', { name: 'Sending...' }).waitFor(),
    unwatched: isGone,
  },
  epilogues: {
    'reports a message that fails after its page was left': {
      when: (from) => from.matches({ sending: 'watched' }),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.fail(MAIL, failures.network);
        await findToast(sitePage, english('common.unexpected'));
      },
    },
    'keeps an unsent message for the next time': {
      when: (from) => from.matches('writing'),
      async run(sitePage, { context }) {
        const message = dialog(sitePage).getByLabel('Message');
        await message.fill(WORDS);
        await sitePage.page.keyboard.press('Escape');
        await isGone(sitePage);
        await open(sitePage, context.castId);
        await expect(message).toHaveValue(WORDS);
      },
    },
    'keeps the message of a lost session': {
      when: (from) => from.matches('writing'),
      async run(sitePage, { context }) {
        await dialog(sitePage).getByLabel('Message').fill(WORDS);
        await loseSession(sitePage);
        await keepsTyped(sitePage, `castMail.${context.castId}`, { message: WORDS });
      },
    },
  },
};
