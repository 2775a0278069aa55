import { defineConfig } from 'vitest/config';
import { PATIENCE, TEST_TIME } from './tests/browser/setup/patience.ts';

export default defineConfig({
  test: {
    // Runs two files at once, because a browser test spends half of its time waiting.
    maxWorkers: 2,
    projects: [
      suite('contract', { setupFiles: 'tests/support/texts-setup.ts', testTimeout: 30_000 }),
      suite('unit', { setupFiles: 'tests/support/texts-setup.ts' }),
      suite('machines', { isolate: false }),
      suite('flows', { testTimeout: 30_000 }),
      suite('architecture', { testTimeout: 30_000 }),
      suite('library', { testTimeout: 240_000, hookTimeout: 240_000 }),
      suite('server', {
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
        globalSetup: 'tests/server/support/global-setup.ts',
      }),
      suite('browser', {
        isolate: false,
        testTimeout: TEST_TIME,
        hookTimeout: 120_000,
        expect: { poll: { timeout: PATIENCE } },
        globalSetup: 'tests/browser/setup/global-setup.ts',
        setupFiles: ['tests/browser/setup/matchers.ts', 'tests/browser/setup/keep-hits.ts'],
      }),
    ],
  },
});

function suite(name: string, test: object) {
  return { test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...test } };
}
