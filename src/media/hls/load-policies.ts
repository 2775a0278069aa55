import type { HlsConfig } from 'hls.js';

const retries = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };
/** Not `null`: the library leaves a part of a channel out only where it could be requested again. */
const none = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };

/**
 * The library's own attempts: fewer than its defaults, since another source may be waiting. What has no answer is
 * requested once more by `recoverStream`.
 */
export const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: none,
      errorRetry: retries,
    },
  },
  playlistLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: none,
      errorRetry: retries,
    },
  },
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 60_000,
      timeoutRetry: none,
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
