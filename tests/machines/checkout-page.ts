/** A page that shows the price of a plan, for the stories of the checkout. */
import { checkoutFlow } from '../../flows/cases/checkout';
import { type Live, live } from './harness/live';

export type Checkout = Live<typeof checkoutFlow.machine>;

export const safe = { redirect: 'https://pay.example/1', isAllowed: true, before: '' };
export const order = { planId: '2', price: 354 };

export async function openPage() {
  const checkout = live(checkoutFlow, { planId: '2' });
  await checkout.succeed('readDetails', { total: 354 });
  checkout.takeCalls();
  return checkout;
}

/** A page whose checkout is open in a tab; before, there was no subscription. */
export async function openTab() {
  const checkout = await openPage();
  checkout.send('payment.requested');
  await checkout.succeed('processPayment', safe);
  checkout.takeCalls();
  return checkout;
}

export const isPaid = (checkout: Checkout) => checkout.now().hasTag('ready');
