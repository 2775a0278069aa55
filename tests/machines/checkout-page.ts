import { checkoutFlow } from '../../flows/cases/checkout';
import { type Live, live } from './harness/live';

export type Checkout = Live<typeof checkoutFlow.machine>;

export const READ = 'readSubscription';
export const safe = { redirect: 'https://pay.example/1', isAllowed: true, subscription: '' };
export const opensTab = ['starts', 'keepTab', { planId: '2' }];
export const closesTab = ['stops', 'keepTab'];
export const orders = (price = 354) => ['starts', 'processPayment', { planId: '2', price }];
export const readsDetails = ['starts', 'readDetails', { planId: '2' }];
export const readsSubscription = ['starts', READ, { planId: '2' }];

export const load = () => live(checkoutFlow, { planId: '2' });

export async function openPage() {
  const checkout = load();
  await checkout.succeed('readDetails', { total: 354 });
  checkout.takeCalls();
  return checkout;
}

export async function orderPlan() {
  const checkout = await openPage();
  checkout.send('payment.requested');
  checkout.takeCalls();
  return checkout;
}

export async function openTab(subscription: string | null = '') {
  const checkout = await orderPlan();
  await checkout.succeed('processPayment', { ...safe, subscription });
  checkout.takeCalls();
  return checkout;
}

export const isPaid = (checkout: Checkout) => checkout.now().hasTag('ready');
