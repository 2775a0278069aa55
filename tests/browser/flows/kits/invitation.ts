import { expect } from 'vitest';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { pathOf } from './outside';

const INVITATION = 'an-invitation';
const EMAIL = 'asha@fin.example';

const heading = ({ page }: Stage, name: string) => page.getByRole('heading', { name }).waitFor();

export const kit: Kit = {
  use: 'Invitation',
  begin: (stage) => stage.open(`/invitation#${INVITATION}`, 'visitor'),
  gestures: {
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  calls: {
    readInvitation: {
      path: pathOf('readInvitation'),
      body: () => ({ status: true, data: { email: EMAIL } }),
    },
  },
  outcomes: {
    readInvitation: asks('readInvitation', () => ({ payload: { invitation: INVITATION } })),
  },
  sights: {
    checking: ({ page }) => page.getByText('Checking your invitation…').waitFor(),
    async invited({ page }) {
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    },
    async refused(stage, { context }) {
      await heading(stage, "This invitation doesn't work");
      await stage.page.getByText(context.reason ?? "This site doesn't know it.").waitFor();
    },
    unanswered: (stage) => heading(stage, "Your invitation couldn't be checked"),
  },
};
