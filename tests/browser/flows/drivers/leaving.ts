import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Epilogue, SitePage } from '../driver';
import { goTo, inOtherTab } from './outside';

const ELSEWHERE = '/terms-conditions';

export async function leave(sitePage: SitePage): Promise<void> {
  await goTo(sitePage, ELSEWHERE);
  await sitePage.page.getByRole('heading', { name: 'Terms & Conditions', level: 1 }).waitFor();
}

export async function leaveAndReturn(sitePage: SitePage): Promise<void> {
  await leave(sitePage);
  await sitePage.page.goBack();
}

export const during =
  (effect: string) =>
  ({ _nodes }: AnyMachineSnapshot): boolean =>
    _nodes.some(({ invoke }) => invoke.some(({ id }) => id === effect));

export const givesUp = (effect: string, path: string): Epilogue => ({
  when: during(effect),
  async run(sitePage) {
    await leave(sitePage);
    await sitePage.hasGivenUp(path);
  },
});

export const loseSession = (sitePage: SitePage) =>
  inOtherTab(sitePage, () => localStorage.removeItem('token'), null);

export async function signInElsewhere(sitePage: SitePage): Promise<void> {
  const { localStorage: entries } = await sitePage.account();
  await inOtherTab(
    sitePage,
    (them) => {
      for (const { name, value } of them) localStorage.setItem(name, value);
    },
    // Stores the token last, so that the account is known when the session starts.
    entries.toReversed(),
  );
}

export const signOutElsewhere = (sitePage: SitePage) =>
  inOtherTab(sitePage, () => localStorage.clear(), null);

export const asksBeforeUnload = ({ page }: SitePage, isAsked: boolean) =>
  expect
    .poll(() =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(isAsked);

export const keepsTyped = ({ page }: SitePage, form: string, texts: object) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => JSON.parse(sessionStorage.getItem('fin.interruption') ?? '{}').forms?.[name],
        form,
      ),
    )
    .toEqual(texts);
