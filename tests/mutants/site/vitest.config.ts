import { defineConfig } from 'vitest/config';

/** Milliseconds: what a fault has not shown by then is noticed. */
const PATIENCE = 4_000;

/** The walks of a site with faults (`site.ts`), one fault after the other. */
export default defineConfig({
  test: {
    include: ['tests/mutants/site/noticed.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: PATIENCE } },
    globalSetup: 'tests/browser/setup/global-setup.ts',
    setupFiles: ['tests/browser/setup/matchers.ts'],
  },
});
