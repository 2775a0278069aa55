import type { AnyMachineSnapshot } from 'xstate';
import { isOfPlans } from '../../../../flows/cases/query';
import { intercept } from '../../setup/interception';
import type { Kit, Stage } from '../kit';
import { asks } from '../outcome';
import { networkReturns, pathOf, subscriptionBody } from './outside';

type Input = { queryKey: string; cached: number | null };

const rowCalled = ({ page }: Stage, name: string) => page.getByRole('region', { name });
const row = (stage: Stage) => rowCalled(stage, 'Top 10');
const listOf = (stage: Stage) => stage.page.getByRole('list', { name: 'Plans' });

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

/**
 * The list of plans, which is refreshed when a plan is cancelled, and the first row of /browse, in a window
 * so tall that the next rows come when the first one is late.
 */
export const kit: Kit = {
  use: (input) => ((input as Input).queryKey === 'plans' ? 'Plans' : 'Popular Movies'),
  holds: [pathOf('plans'), pathOf('popularMovies')],
  async begin(stage, input) {
    const { queryKey, cached } = input as Input;
    if (queryKey !== 'plans') {
      await stage.page.setViewportSize({ width: 1440, height: 5000 });
      return stage.open('/browse', 'visitor');
    }
    await intercept(stage.page, `**${pathOf('activeSubscription')}`, (it) =>
      it.answer({ body: subscriptionBody({ id: '9', status: 'active' }) }),
    );
    await intercept(stage.page, `**${pathOf('cancelSubscription')}*`, (it) =>
      it.answer({ body: { status: true } }),
    );
    await stage.open('/plans', 'member');
    if (cached === null) return;
    await stage.answer(pathOf('plans'), answers.plans?.(cached));
    await listOf(stage).getByRole('article').first().waitFor();
    await stage.page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await stage.page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await stage.page.goBack();
  },
  gestures: {
    'retry.requested': (stage, _, from) =>
      (isOfPlans(from) ? stage.page : row(stage))
        .getByRole('button', { name: 'Try again' })
        .click(),
    'network.returned': networkReturns,
    async 'refresh.requested'({ page }) {
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
    tellOwner(stage, { event }, from) {
      if (event.type === 'list.settled') return isShown(stage, from);
      return isOfPlans(from) ? isLoading(stage, from) : rowCalled(stage, 'Latest Movies').waitFor();
    },
  },
  // What is cached was read on an earlier visit.
  besides: { 'xstate.init': asks('plans', (_, from) => (from.matches('loading') ? null : {})) },
  sights: {
    onTime: isLoading,
    async late(stage, from) {
      await isLoading(stage, from);
      if (!isOfPlans(from)) await rowCalled(stage, 'Latest Movies').waitFor();
    },
    // The plans don't tell that they have stalled.
    stalled: (stage, from) =>
      isOfPlans(from) ? isLoading(stage, from) : row(stage).getByText('Still loading').waitFor(),
    filled: (stage, from) =>
      (isOfPlans(from) ? listOf(stage).getByRole('article') : row(stage).getByRole('link'))
        .first()
        .waitFor(),
    empty: (stage, from) =>
      isOfPlans(from)
        ? stage.page.getByText('No plans available.').waitFor()
        : row(stage).getByText('No videos available.').waitFor(),
    current: isShown,
    refreshing: isShown,
    'freshness.awaitingNetwork': isShown,
    'failed.answered': canRetry,
    'failed.awaitingNetwork': canRetry,
  },
};

async function isLoading(stage: Stage, from: AnyMachineSnapshot): Promise<void> {
  if (isOfPlans(from)) return stage.page.locator('ul[aria-label=Plans][aria-busy=true]').waitFor();
  await row(stage).getByTestId('placeholder').first().waitFor();
  await row(stage).getByText('Still loading').waitFor({ state: 'detached' });
}

function isShown(stage: Stage, from: AnyMachineSnapshot) {
  return isOfPlans(from)
    ? stage.page.locator('ul[aria-label=Plans][aria-busy=true]').waitFor({ state: 'detached' })
    : row(stage).getByTestId('placeholder').first().waitFor({ state: 'detached' });
}

function canRetry({ page }: Stage) {
  return page.getByRole('button', { name: 'Try again' }).first().waitFor();
}
