import { memberById } from '../accounts/members';
import type { Config } from '../config';
import type { Queries } from '../db/db';
import type { Mail } from '../mail/mailer';
import { translator, translatorFor } from '../texts';
import type { Order } from './orders';

export async function secondPaymentMail(
  queries: Queries,
  config: Config,
  { member_id, payer_email, plan_name }: Order,
): Promise<Mail | null> {
  if (payer_email === null) return null;
  const member = member_id === null ? null : await memberById(queries, member_id);
  const translate = translatorFor(config, { language: member?.language ?? null });
  return {
    recipient: payer_email,
    subject: translate('server.secondPaymentMail.subject'),
    body: [
      translate('server.mail.hello'),
      translate('server.secondPaymentMail.lead', { plan: plan_name }),
      translate('server.secondPaymentMail.both'),
      translate('server.secondPaymentMail.back'),
    ].join('\n\n'),
  };
}

export function orphanedPaymentMail(config: Config, { id, plan_name }: Order): Mail | null {
  if (config.operatorMail === null) return null;
  const translate = translator(config, config.siteLanguages[0]);
  return {
    recipient: config.operatorMail,
    subject: translate('server.mail.orphanedPayment.subject', { plan: plan_name }),
    body: translate('server.mail.orphanedPayment.body', { plan: plan_name, order: id }),
  };
}
