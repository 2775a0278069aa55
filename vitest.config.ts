import { defineConfig } from 'vitest/config';

/** The suites: what can be told without a browser, the provider on its databases, the real site. */
export default defineConfig({
  test: {
    // A browser and the provider fill two cores: two files at a time are quicker, but less steady.
    maxWorkers: 1,
    projects: [
      suite('contract', {}),
      suite('machines', { isolate: false }),
      suite('architecture', { testTimeout: 30_000 }),
      suite('server', { testTimeout: 60_000, hookTimeout: 120_000 }),
      suite('browser', {
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 15_000 } },
        globalSetup: 'tests/browser/setup/global-setup.ts',
      }),
    ],
  },
});

function suite(name: string, test: object) {
  return { test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...test } };
}
