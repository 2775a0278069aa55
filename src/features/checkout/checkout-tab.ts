/** The tab in which an order is paid. */
import { text } from '../../lib/site/texts';
import { tabStorage } from '../../lib/storage';

/** In the tab's own session storage, which it keeps on its way to the gateway and back. */
const PLAN = 'fin.checkout-plan';
/** In milliseconds. No event tells that another tab was closed. */
const LOOKS_EVERY = 500;

/**
 * Opens an empty tab; to be called within a press, or the browser blocks it. `goTo` tells whether
 * there was still a tab to send on, and calls `onClosed` once the person has closed it; `close` closes a
 * tab that was sent nowhere.
 */
export function openCheckoutTab(planId: string) {
  const tab = window.open('about:blank', '_blank');
  let wasSentOn = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  if (tab) {
    tab.opener = null;
    furnish(tab.document);
    notePlan(tab, planId);
  }
  return {
    goTo(address: string, onClosed: () => void): boolean {
      wasSentOn = tab !== null && !tab.closed;
      if (!wasSentOn) return false;
      tab?.location.replace(address);
      timer = setInterval(() => {
        // A gateway may cut its page off from this one (COOP), which then looks closed to it. Whoever
        // is still over there does not see this page.
        if (!tab?.closed || document.visibilityState === 'hidden') return;
        clearInterval(timer);
        onClosed();
      }, LOOKS_EVERY);
      return true;
    },
    close() {
      clearInterval(timer);
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
  const waiting = text('checkout.tab.waiting');
  page.title = waiting;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--fin-colors-${name}`);
  page.documentElement.style.cssText = `color-scheme: ${colours.colorScheme}; background: ${colour('bg')}`;
  page.body.style.cssText = `padding: 3rem; color: ${colour('fg-muted')}; font: 1rem system-ui, sans-serif`;
  page.body.textContent = waiting;
}
