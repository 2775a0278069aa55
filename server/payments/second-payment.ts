import { memberById } from '../accounts/members';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import type { Mail } from '../mail/mailer';
import { speaker, speakerTo } from '../texts';
import type { Order } from './orders';

export async function secondPaymentMail(
  queries: Queries,
  config: Config,
  { member_id, payer_email, plan_name }: Order,
): Promise<Mail | null> {
  if (payer_email === null) return null;
  const member = member_id === null ? null : await memberById(queries, member_id);
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

/** To the operator, about a payment for a deleted account; `null` without `OPERATOR_MAIL`. */
export function orphanedPaymentMail(config: Config, { id, plan_name }: Order): Mail | null {
  if (config.operatorMail === null) return null;
  const say = speaker(config, config.siteLanguages[0]);
  return {
    recipient: config.operatorMail,
    subject: say('server.mail.orphanedPayment.subject', { plan: plan_name }),
    body: say('server.mail.orphanedPayment.body', { plan: plan_name, order: id }),
  };
}
