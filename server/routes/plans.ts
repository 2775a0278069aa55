/** Plans, and a member's subscription to one. */
import type { Plan } from '../../contract/entities';
import { notFound } from '../http/http-error';
import { allPlans, type PlanRow, totalCents, units } from '../payments/pricing';
import { settleOpenOrders } from '../payments/settlement';
import { activeSubscription, cancelSubscription } from '../payments/subscriptions';
import type { Handlers } from './route';

export const plans: Pick<Handlers, 'plans' | 'activeSubscription' | 'cancelSubscription'> = {
  async plans({ db }) {
    return { data: (await allPlans(db)).map(planOf) };
  },

  async activeSubscription(request) {
    const { db, config, member } = request;
    await settleOpenOrders(request, member, request.gateway.lookUp);
    return {
      data: { activeSubscriptions: await activeSubscription(db, member.id, config.now()) },
    };
  },

  /** A member's own subscription only; another's is not found. Cancelling twice is no error. */
  async cancelSubscription({ db, member, say, params: { id } }) {
    if (!(await cancelSubscription(db, member.id, id))) throw notFound('subscription');
    return { message: say('server.payment.cancelled') };
  },
};

function planOf(plan: PlanRow): Plan {
  return {
    plan_id: plan.id,
    name: plan.name,
    total_price: units(totalCents(plan)),
    duration_value: plan.duration_value,
    duration: plan.duration,
    plan_type: plan.features,
  };
}
