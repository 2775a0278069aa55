import type { TextKey } from '../../contract/text-key';
import { HttpError, invalid, notFound } from '../http/http-error';
import type { Log } from '../log';
import { checkoutFor } from '../payments/checkout';
import { GatewayRejection, GatewayUnavailable } from '../payments/gateway';
import { breakdownOf, planById, totalCents } from '../payments/pricing';
import { confirmPayment } from '../payments/settlement';
import type { Handlers } from './route';
import { wordsFor } from './words';

interface Words {
  readonly rejected: TextKey;
  readonly unavailable: TextKey;
}

const LATER_SECONDS = '30';

const whileOpening: Words = {
  rejected: 'server.payment.checkoutRefused',
  unavailable: 'server.payment.checkoutSilent',
};

const whileConfirming: Words = {
  rejected: 'server.payment.confirmationRefused',
  unavailable: 'server.payment.confirmationSilent',
};

export const checkout: Pick<Handlers, 'paymentDetails' | 'processPayment' | 'confirmPayment'> = {
  async paymentDetails(request) {
    const plan = await planById(request.db, request.params.plan_id);
    if (!plan?.is_offered) throw notFound('plan');
    const words = await wordsFor(request);
    const { discount, tax_array, ...amounts } = breakdownOf(plan, request.config.currency);
    const { name, lang: discount_lang } = words.ofNamed({ name: discount, lang: plan.lang });
    return {
      data: {
        ...amounts,
        discount: name,
        ...(discount_lang && { discount_lang }),
        tax_array: tax_array.map((tax) => words.ofNamed({ ...tax, lang: plan.lang })),
      },
    };
  },

  async processPayment(request) {
    const { db, config, member, payload, origin, clientLanguage: language } = request;
    const plan = await planById(db, payload.plan_id);
    if (!plan) throw notFound('plan');
    if (Math.round(payload.price * 100) !== totalCents(plan, config.currency)) {
      throw invalid({
        price: ['server.payment.priceChanged'],
      });
    }
    const open = () => checkoutFor(request, member, plan, { origin, language });
    return { redirect: await inWords(whileOpening, config.log, open) };
  },

  async confirmPayment(request) {
    await inWords(whileConfirming, request.config.log, () =>
      confirmPayment(request, request.member, request.payload.session_id),
    );
    return { message: request.translate('server.payment.confirmed') };
  },
};

async function inWords<T>(words: Words, log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRejection = error instanceof GatewayRejection;
    if (!isRejection && !(error instanceof GatewayUnavailable)) throw error;
    log.error('the payment gateway failed', error);
    throw isRejection
      ? new HttpError(502, words.rejected)
      : new HttpError(503, words.unavailable, undefined, { 'Retry-After': LATER_SECONDS });
  }
}
