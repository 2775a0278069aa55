import { checkoutMachine } from '../../machines/checkout.machine';
import { describeFlow } from '../test-paths/flow';

export const checkoutFlow = describeFlow({
  machine: checkoutMachine,
  guards: {
    isSafeRedirect: "The payment page's address is present and safe to open.",
    isThisPlan:
      'The plan on this page was paid, or it is unknown which one, and this one was ordered.',
    isOtherPlan:
      'A different plan was paid, or it is unknown which one, and this one was not ordered.',
    hasNoNetwork: 'The provider could not be reached, because there is no network.',
    isNewPlan: 'The active subscription differs from the one before the first order.',
    isUnclear: 'A plan is active, but it is unknown whether it was active before the first order.',
    isOutdated: 'The member came back, or closed the tab, after the last check began.',
    isRefused: 'The last order failed.',
    isWrongOrder: 'The provider rejects the order as invalid (422), because its price is outdated.',
  },
  actions: {
    notePrice: 'Remembers the total.',
    forgetOrder: 'Forgets the order and the subscription before it, since another plan was paid.',
    noteOrder: "Remembers the payment page's address, and the subscription before the first order.",
    noteRefusal: 'Remembers why the order failed, and its price.',
    forgetRefusal: 'Forgets why the last order failed.',
    beginRead: 'Marks the start of this check: later events require another one.',
    noteOutdated: 'Remembers that the subscription must be checked again.',
    noteBefore: 'Remembers this subscription as the one before the payment.',
    sendTabTo: 'Sends the new tab to the payment page.',
    logUnsafeRedirect: 'Logs the missing or unsafe address.',
  },
  refusals: { 'payment.confirmed': 'Another plan is paid: nothing changes on this page.' },
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
