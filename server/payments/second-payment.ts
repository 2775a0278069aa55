/** What a member is told who paid at two checkouts that were open at the same time. */
import { memberById } from '../accounts/members';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import type { Mail } from '../mail/mailer';
import { speakerTo } from '../texts';
import type { Order } from './orders';

/** In the member's language: the payment service, which reports the payment, knows none. */
export async function secondPaymentMail(
  queries: Queries,
  config: Config,
  { member_id, payer_email, plan_name }: Order,
): Promise<Mail> {
  const member = await memberById(queries, member_id);
  const say = speakerTo(config, { language: member?.language ?? null });
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
