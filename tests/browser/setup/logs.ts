import type { BrowserContext } from 'playwright-core';

export interface Logs {
  listen(context: BrowserContext): void;
  expects(pattern: RegExp): void;
  all(): string[];
  unexpected(): string[];
}

const BLOCKED = /^Service Worker registration blocked by Playwright/;
/** A delayed or mocked answer may leave a preloaded image unused. */
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
