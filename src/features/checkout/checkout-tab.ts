/** The tab in which an order is paid. */

const WAITING = 'Opening the checkout...';

/**
 * Opens an empty tab; to be called within a press, or the browser blocks it. `goTo` tells whether
 * there was still a tab to send on; `close` closes one that was sent nowhere.
 */
export function openCheckoutTab() {
  const tab = window.open('about:blank', '_blank');
  let wasSentOn = false;
  if (tab) {
    tab.opener = null;
    furnish(tab.document);
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

/** Until the address is known the tab says what it waits for, in the site's colours. */
function furnish(page: Document) {
  page.title = WAITING;
  page.documentElement.style.cssText = 'color-scheme: dark; background: #0c0c13';
  page.body.style.cssText = 'padding: 3rem; color: #cdc6bb; font: 1rem system-ui, sans-serif';
  page.body.textContent = WAITING;
}
