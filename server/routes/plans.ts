import type { Plan } from '../../contract/entities';
import { notFound } from '../http/http-error';
import { offeredPlans, type PlanRow, totalCents, units } from '../payments/pricing';
import { settleOpenOrders } from '../payments/settlement';
import { activeSubscription, cancelSubscription } from '../payments/subscriptions';
import type { Words } from '../titles/words';
import type { Handlers } from './route';
import { wordsFor } from './words';

export const plans: Pick<Handlers, 'plans' | 'activeSubscription' | 'cancelSubscription'> = {
  async plans(request) {
    const words = await wordsFor(request);
    return {
      data: (await offeredPlans(request.db)).map((plan) =>
        planIn(words, plan, request.config.currency),
      ),
    };
  },

  async activeSubscription(request) {
    const { db, config, member } = request;
    await settleOpenOrders(request, member, request.gateway.lookUp);
    const found = await activeSubscription(db, member.id, config.now());
    const words = await wordsFor(request);
    return { data: { activeSubscriptions: found && words.ofNamed(found) } };
  },

  async cancelSubscription({ db, member, translate, params: { id } }) {
    const was = await db.tx((queries) => cancelSubscription(queries, member.id, id));
    if (was === null) throw notFound('subscription');
    return { message: translate('server.payment.cancelled') };
  },
};

function planIn(words: Words, plan: PlanRow, currency: string): Plan {
  const { id, name, lang } = plan;
  return {
    ...words.ofNamed({ plan_id: id, name, lang }),
    total_price: units(totalCents(plan, currency)),
    duration_value: plan.duration_value,
    duration: plan.duration,
    plan_type: plan.features.map((feature) => featureIn(words, feature, plan.lang)),
  };
}

type Feature = Plan['plan_type'][number];

function featureIn(words: Words, feature: Feature, lang: string): Feature {
  const { name, ...title } = words.ofNamed({ name: feature.limitation_title, lang });
  const own = textsOf(feature.limit);
  const isKnown = own.every((text) => words.phrase(text) !== null);
  const limit_lang = isKnown ? undefined : words.foreign(lang);
  const translate = (text: string) => words.phrase(text) ?? text;
  return {
    ...feature,
    limitation_title: name,
    ...title,
    limit: limitIn(translate, feature.limit),
    ...(limit_lang && { limit_lang }),
  };
}

function textsOf(limit: Feature['limit']): string[] {
  return typeof limit === 'string' ? [limit] : Object.entries(limit ?? {}).flat();
}

function limitIn(translate: (text: string) => string, limit: Feature['limit']): Feature['limit'] {
  if (typeof limit === 'string') return translate(limit);
  return (
    limit &&
    Object.fromEntries(
      Object.entries(limit).map(([name, text]) => [translate(name), translate(text)]),
    )
  );
}
