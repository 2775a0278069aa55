import type { HlsConfig } from 'hls.js';

const retries = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };

/** The library's own attempts: fewer than its defaults, since another source may be waiting. */
export const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 60_000,
      timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
  // Of keys, and of licences where their server is broken.
  keyLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
};
