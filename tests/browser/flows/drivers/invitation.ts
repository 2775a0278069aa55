import { expect } from 'vitest';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { givesUp } from './leaving';
import { pathOf } from './outside';

const INVITATION = 'an-invitation';
const EMAIL = 'asha@fin.example';

const heading = ({ page }: SitePage, name: string) => page.getByRole('heading', { name }).waitFor();

export const driver: Driver = {
  use: 'Invitation',
  begin: (sitePage) => sitePage.open(`/invitation#${INVITATION}`, 'visitor'),
  actions: {
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
  assertions: {
    checking: ({ page }) => page.getByText('Checking your invitation…').waitFor(),
    async invited({ page }) {
      await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
      await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    },
    async refused(sitePage, { context }) {
      await heading(sitePage, "This invitation doesn't work");
      await sitePage.page.getByText(context.reason ?? "This site doesn't know it.").waitFor();
    },
    unanswered: (sitePage) => heading(sitePage, "Your invitation couldn't be checked"),
  },
  epilogues: {
    'gives up the invitation of a page that was left': givesUp(
      'readInvitation',
      pathOf('readInvitation'),
    ),
  },
};
