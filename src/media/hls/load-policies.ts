import type { HlsConfig } from 'hls.js';

const retries = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };
/** Not `null`, since hls.js skips a channel's failed segment only if a retry policy exists. */
const none = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };

/**
 * Retries segments and keys less than hls.js does by default, since another source may be available.
 * `recoverStream` retries once more.
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
  // Also covers DRM licence requests.
  keyLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 20_000,
      timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
      errorRetry: retries,
    },
  },
};
