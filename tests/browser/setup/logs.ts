import type { BrowserContext } from 'playwright-core';

/** The errors and warnings that pages log, and which of them a test expects. */
export interface Logs {
  listen(context: BrowserContext): void;
  /** Messages that match are no failure of the test. */
  expects(pattern: RegExp): void;
  all(): string[];
  unexpected(): string[];
}

/** What tabs say that may keep no service worker (`tab.ts`). */
const BLOCKED = /^Service Worker registration blocked by Playwright/;
/** Where a test holds or changes what a page reads, the page shows other pictures than the provider has named. */
const NAMED = /-(?:banner|poster|wide)\S* was preloaded using link preload but not used/;

export function watchLogs(): Logs {
  const messages: string[] = [];
  const patterns: RegExp[] = [];
  return {
    listen(context) {
      context.on('console', (message) => {
        const place = message.location().url;
        if (['error', 'warning'].includes(message.type()))
          messages.push(`${message.text()} ${place}`);
      });
      context.on('weberror', (error) => messages.push(String(error.error())));
    },
    expects: (pattern) => patterns.push(pattern),
    all: () => messages,
    unexpected: () =>
      messages.filter((it) => ![BLOCKED, NAMED, ...patterns].some((pattern) => pattern.test(it))),
  };
}
