/** What a member is told who paid at two checkouts that were open at the same time. */
import type { Config } from '../config';
import type { Mail } from '../mail/mailer';
import { ENGLISH, speaker } from '../texts';
import type { Order } from './orders';

/** In English: the payment service, which reports the payment, knows no language of the member's. */
export function secondPaymentMail(
  config: Config,
  { payer_email, plan_name }: Pick<Order, 'payer_email' | 'plan_name'>,
): Mail {
  const say = speaker(config, ENGLISH);
  return {
    recipient: payer_email,
    subject: say('server.secondPaymentMail.subject'),
    body: [
      say('server.mail.hello'),
      say('server.secondPaymentMail.lead', { plan: plan_name }),
      say('server.secondPaymentMail.both'),
      say('server.secondPaymentMail.back'),
    ].join('\n\n'),
  };
}
