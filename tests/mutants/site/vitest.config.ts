import { defineConfig } from 'vitest/config';

const PATIENCE = 4_000;

export default defineConfig({
  test: {
    include: ['tests/mutants/site/noticed.test.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: PATIENCE } },
    globalSetup: 'tests/browser/setup/global-setup.ts',
    setupFiles: ['tests/browser/setup/matchers.ts'],
  },
});
