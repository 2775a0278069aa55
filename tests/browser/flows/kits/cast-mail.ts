import { failures } from '../../../../flows/walk/flow';
import { intercept } from '../../setup/interception';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { pathOf } from './outside';

const MAIL = pathOf('sendMailToCast');
const WORDS = 'I liked your film.';
const PEOPLE: Readonly<Record<string, string>> = { 3: 'Ira Menon', 4: 'Tove Lind' };
const TITLE = {
  id: 7,
  name: 'Salt Road',
  casts: Object.entries(PEOPLE).map(([id, name]) => ({ id, name, email: `${id}@cast.example` })),
};

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const press = (stage: Stage, name: string) =>
  dialog(stage).getByRole('button', { name, exact: true }).click();
const isGone = (stage: Stage) => dialog(stage).waitFor({ state: 'detached' });

export const kit: Kit = {
  use: 'Mail dialog',
  holds: [MAIL],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(stage) {
    await intercept(stage.page, '**/user/movie-details/7', (it) => it.answer({ body: TITLE }));
    await stage.open('/movie-details/7', 'member');
    await stage.page.getByRole('button', { name: 'Send email to' }).first().waitFor();
  },
  gestures: {
    async 'mail.opened'(stage, { castId }, from) {
      const name = PEOPLE[castId] ?? '';
      await stage.page.getByRole('button', { name: `Send email to ${name}` }).click();
      // The mail to the other person ends meanwhile.
      if (from.matches('sending') && castId !== from.context.castId) {
        await stage.answer(MAIL, { status: true });
      }
    },
    'mail.cancelled': ({ page }) => page.keyboard.press('Escape'),
    async 'mail.submitted'(stage) {
      await dialog(stage).getByLabel('Message').fill(WORDS);
      await press(stage, 'Send');
    },
    'mail.sent': (stage) => stage.answer(MAIL, { status: true }),
    'mail.failed': (stage) => stage.fail(MAIL, failures.rejected),
  },
  calls: {},
  besides: {
    'mail.submitted': asks('sendMailToCast', (_, { context }) => ({
      payload: { cast_id: context.castId, message: WORDS },
    })),
  },
  sights: {
    closed: isGone,
    writing: (stage) => dialog(stage).getByRole('button', { name: 'Send', exact: true }).waitFor(),
    watched: (stage) => dialog(stage).getByRole('button', { name: 'Sending...' }).waitFor(),
    unwatched: isGone,
  },
};
