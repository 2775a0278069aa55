/** What a member is told who paid at two checkouts that were open at the same time. */
import type { Mail } from '../mail/mailer';
import type { Order } from './orders';

export function secondPaymentMail({
  payer_email,
  plan_name,
}: Pick<Order, 'payer_email' | 'plan_name'>): Mail {
  return {
    recipient: payer_email,
    subject: 'You paid for two plans',
    body: [
      'Hello,',
      `you have paid at two checkouts that were open at the same time, one of them for ${plan_name}.`,
      'Both payments have reached us. The plan that you paid for last is the active one; paid twice, the same plan ' +
        'runs twice as long.',
      'If you meant to pay only once, answer this mail, and we will give one of the payments back.',
    ].join('\n\n'),
  };
}
