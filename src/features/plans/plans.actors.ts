import { fromCallback } from 'xstate';
import { CANCEL_FAILED, plansMachine } from '../../../machines/plans.machine';
import { callProvider } from '../../api/client';
import { fetchQuery, getCached, queryKey } from '../../api/query-cache';
import { alertFailure } from '../../lib/failures';
import { provideActors } from '../../lib/provide-actors';
import { text } from '../../lib/site/texts';
import { watchPayments } from '../../state/confirmed-payments';
import { watchNetwork } from '../../state/network-return';
import { watchPageRestored } from '../../state/page-restored';

const key = queryKey('activeSubscription', {});

async function alertUnlessCancelled(id: string | null, error: unknown): Promise<void> {
  const isCancelled = await callProvider('activeSubscription').then(
    (plan) => plan?.id !== id || plan?.status !== 'active',
    () => false,
  );
  if (!isCancelled) alertFailure({ error, text: text(CANCEL_FAILED) });
}

export const plansLogic = provideActors(plansMachine, {
  actors: {
    async readSubscription({ input, signal }) {
      try {
        await fetchQuery(key, signal);
      } catch (error) {
        if (signal.aborted && input.failure) void alertUnlessCancelled(input.id, input.failure);
        throw error;
      }
      const { id = null, name = null, status = null } = getCached<'activeSubscription'>(key) ?? {};
      return { id, name, status };
    },
    watchNetwork,
    // Doesn't pass `signal` on, so that leaving the page does not abort the cancellation.
    async cancelSubscription({ input, signal }) {
      try {
        await callProvider('cancelSubscription', { params: { id: input.id } });
      } catch (error) {
        if (signal.aborted) void alertUnlessCancelled(input.id, error);
        throw error;
      }
    },
    watchSubscription: fromCallback(({ sendBack }) => {
      const notify = () => sendBack({ type: 'subscription.outdated' });
      const stops = [watchPayments(notify), watchPageRestored(notify)];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  },
  actions: {
    alertFailure: (_, failure) => alertFailure({ ...failure, text: text(failure.text) }),
  },
  logAs: () => 'subscription',
});
