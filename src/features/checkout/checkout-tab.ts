import { text } from '../../lib/site/texts';
import { tabStorage } from '../../lib/storage';

const PLAN = 'fin.checkout-plan';
/** Milliseconds between polls: no event reports that another tab was closed. */
const POLL_INTERVAL = 500;

/**
 * Opens an empty tab. Must be called in a click handler, or the browser blocks the tab.
 * `goTo` returns whether the tab is still open, and calls `onClosed` when the member closes it.
 * `close` closes a tab that was not redirected.
 */
export function openCheckoutTab(planId: string) {
  const tab = window.open('about:blank', '_blank');
  let wasRedirected = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  if (tab) {
    tab.opener = null;
    showWaiting(tab.document);
    storePlan(tab, planId);
  }
  return {
    goTo(address: string, onClosed: () => void): boolean {
      wasRedirected = tab !== null && !tab.closed;
      if (!wasRedirected) return false;
      tab?.location.replace(address);
      timer = setInterval(() => {
        // COOP on the gateway's page makes its tab look closed while the member uses it. This page
        // is hidden meanwhile.
        if (!tab?.closed || document.visibilityState === 'hidden') return;
        clearInterval(timer);
        onClosed();
      }, POLL_INTERVAL);
      return true;
    },
    close() {
      clearInterval(timer);
      if (!wasRedirected) tab?.close();
    },
  };
}

export function planOfThisTab(): string | null {
  const planId = tabStorage.read(PLAN);
  return typeof planId === 'string' ? planId : null;
}

function storePlan(tab: Window, planId: string) {
  try {
    tab.sessionStorage.setItem(PLAN, JSON.stringify(planId));
  } catch {
    // Storage throws if disabled; the tab then doesn't know its plan.
  }
}

function showWaiting(page: Document) {
  const waiting = text('checkout.tab.waiting');
  page.title = waiting;
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--fin-colors-${name}`);
  page.documentElement.style.cssText = `color-scheme: ${colours.colorScheme}; background: ${colour('bg')}`;
  page.body.style.cssText = `padding: 3rem; color: ${colour('fg-muted')}; font: 1rem system-ui, sans-serif`;
  page.body.textContent = waiting;
}
