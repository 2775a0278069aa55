/** The tab in which an order is paid. */
import { tabStorage } from '../../lib/storage';

const WAITING = 'Opening the checkout...';
/** In the tab's own session storage, which it keeps on its way to the gateway and back. */
const PLAN = 'fin.checkout-plan';

/**
 * Opens an empty tab; to be called within a press, or the browser blocks it. `goTo` tells whether
 * there was still a tab to send on; `close` closes one that was sent nowhere.
 */
export function openCheckoutTab(planId: string) {
  const tab = window.open('about:blank', '_blank');
  let wasSentOn = false;
  if (tab) {
    tab.opener = null;
    furnish(tab.document);
    notePlan(tab, planId);
  }
  return {
    goTo(address: string): boolean {
      wasSentOn = tab !== null && !tab.closed;
      if (wasSentOn) tab?.location.replace(address);
      return wasSentOn;
    },
    close() {
      if (!wasSentOn) tab?.close();
    },
  };
}

/** The plan that is paid in this tab; `null` where it was not opened for a payment. */
export function planOfThisTab(): string | null {
  const planId = tabStorage.read(PLAN);
  return typeof planId === 'string' ? planId : null;
}

function notePlan(tab: Window, planId: string) {
  try {
    tab.sessionStorage.setItem(PLAN, JSON.stringify(planId));
  } catch {
    // Storage throws when it is disabled: then the tab can't say which plan was paid in it.
  }
}

/** Until the address is known the tab says what it waits for, in the site's colours. */
function furnish(page: Document) {
  page.title = WAITING;
  page.documentElement.style.cssText = 'color-scheme: dark; background: #0c0c13';
  page.body.style.cssText = 'padding: 3rem; color: #cdc6bb; font: 1rem system-ui, sans-serif';
  page.body.textContent = WAITING;
}
