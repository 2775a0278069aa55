import { checkoutMachine } from '../../machines/checkout.machine';
import { describeFlow } from '../walk/flow';

export const checkoutFlow = describeFlow({
  machine: checkoutMachine,
  inputs: [{ planId: '2' }],
  events: { 'payment.confirmed': [{ planId: '2' }, { planId: '3' }, { planId: null }] },
  outputs: {
    readDetails: [{ total: 354 }],
    processPayment: [
      { redirect: 'https://pay.example/1', isAllowed: true, subscription: '' },
      { redirect: 'https://pay.example/1', isAllowed: true, subscription: null },
      { redirect: 'https://pay.example/1', isAllowed: true, subscription: 'Standard' },
      { redirect: 'javascript:alert(1)', isAllowed: false, subscription: '' },
      { redirect: null, isAllowed: false, subscription: '' },
    ],
    readSubscription: [{ subscription: '' }, { subscription: 'Standard' }],
  },
});
