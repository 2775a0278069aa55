import { text } from '../../lib/site/texts';
import { tabStorage } from '../../lib/storage';

const PLAN = 'fin.checkout-plan';
const POLL_MS = 500;

/**
 * Must be called in a click handler, or the browser blocks the tab. `goTo` returns `false` if the
 * tab was blocked or closed.
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
        // The gateway's COOP header makes the tab look closed. Ignore that while this page is
        // hidden, since the member may still be paying.
        if (!tab?.closed || document.visibilityState === 'hidden') return;
        clearInterval(timer);
        onClosed();
      }, POLL_MS);
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
    // Storage may be disabled.
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
