import { checkoutMachine } from '../../machines/checkout.machine';
import { describeFlow } from '../walk/flow';

export const checkoutFlow = describeFlow({
  machine: checkoutMachine,
  guards: {
    isSafeRedirect: 'The payment page has an address, and it may be opened.',
    isThisPlan: 'The plan that was paid is the one on this page.',
    isOtherPlan: 'Another plan than the one on this page was paid, or it is not known which.',
    isUnknownPlan: 'A plan was paid, but it is not known which.',
    hasNoNetwork: 'The provider could not be reached, since there is no network.',
    isNewPlan: 'The active subscription differs from the one before the first order.',
    isUnclear:
      'A plan is active, but it is not known whether it was active before the first order.',
    isOutdated: 'The member came back, or closed the tab, after the last read had begun.',
    isRefused: 'The last order failed.',
    isWrongOrder: 'The provider refuses the order as invalid (422): its price is outdated.',
  },
  actions: {
    notePrice: 'Remembers the total, and that nothing was ordered at this price yet.',
    noteOrder: 'Remembers where the order is paid, and the subscription before the first order.',
    noteRefusal: 'Remembers why the order failed, and the price it had.',
    forgetRefusal: 'Forgets why the last order failed.',
    beginRead: 'Counts what happens from now on as after this read.',
    noteOutdated: 'Remembers that the subscription has to be read again.',
    noteBefore: 'Remembers the subscription as the one before the payment.',
    sendTabTo: 'Sends the new tab to the payment page.',
    logUnsafeRedirect: 'Logs the address that is missing or may not be opened.',
  },
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
  site: {
    isPossible: ({ type }, { value }) =>
      type !== 'tab.closed' || JSON.stringify(value).includes('inTab'),
  },
});
