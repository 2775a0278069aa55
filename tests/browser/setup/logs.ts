import type { BrowserContext } from 'playwright-core';

/** Everything that pages log as an error or a warning, and what of it was expected. */
export interface Logs {
  listen(context: BrowserContext): void;
  /** The test provokes messages like this one. */
  expects(pattern: RegExp): void;
  /** All messages so far. */
  all(): string[];
  unexpected(): string[];
}

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
    unexpected: () => messages.filter((it) => !patterns.some((pattern) => pattern.test(it))),
  };
}
