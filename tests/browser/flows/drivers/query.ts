import type { AnyMachineSnapshot } from 'xstate';
import { isOfPlans } from '../../../../flows/cases/query';
import { intercept } from '../../setup/interception';
import type { Driver, SitePage } from '../driver';
import { asks } from '../outcome';
import { leave } from './leaving';
import { networkReturns, pathOf, restorePage, subscriptionBody } from './outside';

type Input = { queryKey: string; cached: number | null };

const rowCalled = ({ page }: SitePage, name: string) => page.getByRole('region', { name });
const row = (sitePage: SitePage) => rowCalled(sitePage, 'Top 10');
const listOf = (sitePage: SitePage) => sitePage.page.getByRole('list', { name: 'Plans' });

const answers: Readonly<Record<string, (count: number) => object[]>> = {
  plans: (count) =>
    Array.from({ length: count }, (_, at) => ({ plan_id: at, name: `Plan ${at}`, plan_type: [] })),
  popularMovies: (count) =>
    Array.from({ length: count }, (_, at) => ({
      id: at,
      name: `Film ${at}`,
      is_watch_list: false,
    })),
};

export const driver: Driver = {
  use: (input) => ((input as Input).queryKey === 'plans' ? 'Plans' : 'Popular Movies'),
  holds: [pathOf('plans'), pathOf('popularMovies')],
  async begin(sitePage, input) {
    const { queryKey, cached } = input as Input;
    if (queryKey !== 'plans') {
      await sitePage.page.setViewportSize({ width: 1440, height: 5000 });
      return sitePage.open('/browse', 'visitor');
    }
    await intercept(sitePage.page, `**${pathOf('activeSubscription')}`, (it) =>
      it.answer({ body: subscriptionBody({ id: '9', status: 'active' }) }),
    );
    await intercept(sitePage.page, `**${pathOf('cancelSubscription')}*`, (it) =>
      it.answer({ body: { status: true } }),
    );
    await sitePage.open('/plans', 'member');
    if (cached === null) return;
    await sitePage.answer(pathOf('plans'), answers.plans?.(cached));
    await listOf(sitePage).getByRole('article').first().waitFor();
    await sitePage.page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await sitePage.page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await sitePage.page.goBack();
  },
  actions: {
    'retry.requested': (sitePage, _, from) =>
      (isOfPlans(from) ? sitePage.page : row(sitePage))
        .getByRole('button', { name: 'Try again' })
        .click(),
    'network.returned': networkReturns,
    async 'refresh.requested'({ page }, _, from) {
      if (from.matches('loading')) return restorePage(page);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
    },
  },
  calls: {
    read: {
      path: ({ context }) =>
        context.queryKey === 'plans' ? pathOf('plans') : pathOf('popularMovies'),
      body: (output, { context }) =>
        answers[context.queryKey]?.((output as { count: number }).count),
    },
  },
  outcomes: {
    read: [
      asks('plans', ({ queryKey }) => (queryKey === 'plans' ? {} : null)),
      asks('popularMovies', ({ queryKey }) => (queryKey === 'popularMovies' ? {} : null)),
    ],
    tellOwner(sitePage, { event }, from) {
      if (event.type === 'list.settled') return isShown(sitePage, from);
      return isOfPlans(from)
        ? isLoading(sitePage, from)
        : rowCalled(sitePage, 'Latest Movies').waitFor();
    },
  },
  besides: { 'xstate.init': asks('plans', (_, from) => (from.matches('loading') ? null : {})) },
  assertions: {
    onTime: isLoading,
    async late(sitePage, from) {
      await isLoading(sitePage, from);
      if (!isOfPlans(from)) await rowCalled(sitePage, 'Latest Movies').waitFor();
    },
    stalled: (sitePage, from) =>
      isOfPlans(from)
        ? isLoading(sitePage, from)
        : row(sitePage).getByText('Still loading').waitFor(),
    filled: (sitePage, from) =>
      (isOfPlans(from) ? listOf(sitePage).getByRole('article') : row(sitePage).getByRole('link'))
        .first()
        .waitFor(),
    empty: (sitePage, from) =>
      isOfPlans(from)
        ? sitePage.page.getByText('No plans available.').waitFor()
        : row(sitePage).getByText('No videos available.').waitFor(),
    current: isShown,
    refreshing: isShown,
    'freshness.awaitingNetwork': isShown,
    'failed.answered': canRetry,
    'failed.awaitingNetwork': canRetry,
  },
  epilogues: {
    'gives up the plans of a page that was left': {
      when: (from) => from.matches('loading') && isOfPlans(from),
      async run(sitePage) {
        await leave(sitePage);
        await sitePage.hasGivenUp(pathOf('plans'));
      },
    },
  },
};

async function isLoading(sitePage: SitePage, from: AnyMachineSnapshot): Promise<void> {
  if (isOfPlans(from))
    return sitePage.page.locator('ul[aria-label=Plans][aria-busy=true]').waitFor();
  await row(sitePage).getByTestId('placeholder').first().waitFor();
  await row(sitePage).getByText('Still loading').waitFor({ state: 'detached' });
}

function isShown(sitePage: SitePage, from: AnyMachineSnapshot) {
  return isOfPlans(from)
    ? sitePage.page.locator('ul[aria-label=Plans][aria-busy=true]').waitFor({ state: 'detached' })
    : row(sitePage).getByTestId('placeholder').first().waitFor({ state: 'detached' });
}

function canRetry({ page }: SitePage) {
  return page.getByRole('button', { name: 'Try again' }).first().waitFor();
}
