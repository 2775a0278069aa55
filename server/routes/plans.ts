/** Plans, a member's subscription, and paying for one. */
import type { Plan } from '../../contract/entities';
import { invalid, notFound } from '../http/http-error';
import { checkoutFor } from '../payments/orders';
import {
  allPlans,
  breakdownOf,
  type PlanRow,
  planById,
  totalCents,
  units,
} from '../payments/pricing';
import { confirmPayment, settleOpenOrders } from '../payments/settlement';
import { activeSubscription } from '../payments/subscriptions';
import type { Handlers } from './route';

type PlanCalls =
  | 'plans'
  | 'activeSubscription'
  | 'cancelSubscription'
  | 'paymentDetails'
  | 'processPayment'
  | 'confirmPayment';

export const plans: Pick<Handlers, PlanCalls> = {
  async plans({ db }) {
    return { data: (await allPlans(db)).map(planOf) };
  },

  async activeSubscription(request) {
    const { db, config, member } = request;
    await settleOpenOrders(request, member);
    return {
      data: { activeSubscriptions: await activeSubscription(db, member.id, config.now()) },
    };
  },

  /** A member's own subscription only; another's is not found. Cancelling twice is no error. */
  async cancelSubscription({ db, member, params: { id } }) {
    const cancelled = await db.query(
      `update subscriptions set status = 'cancelled'
       where id = $1 and member_id = $2 and status in ('active', 'cancelled') returning id`,
      [id, member.id],
    );
    if (cancelled.length === 0) throw notFound('Subscription');
    return { message: 'Your subscription has been cancelled.' };
  },

  async paymentDetails({ db, params: { plan_id } }) {
    const plan = await planById(db, plan_id);
    if (!plan) throw notFound('Plan');
    return { data: breakdownOf(plan) };
  },

  /** The price the member saw is compared with the plan's, and otherwise not used. */
  async processPayment(request) {
    const { db, member, payload, origin } = request;
    const plan = await planById(db, payload.plan_id);
    if (!plan) throw notFound('Plan');
    if (Math.round(payload.price * 100) !== totalCents(plan)) {
      throw invalid({
        price: ['The price has changed. Please look at the payment details again.'],
      });
    }
    return { redirect: await checkoutFor(request, member, plan, origin) };
  },

  async confirmPayment(request) {
    await confirmPayment(request, request.member, request.payload.session_id);
    return { message: 'Your subscription has been activated successfully.' };
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
