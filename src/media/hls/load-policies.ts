import type { HlsConfig, LoadPolicy } from 'hls.js';

const errorRetry = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };
/** Not `null`, since hls.js skips a channel's failed segment only if a retry policy exists. */
const none = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };

const policy = (maxLoadTimeMs: number, timeoutRetry = none): LoadPolicy => ({
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs, timeoutRetry, errorRetry },
});

/**
 * Retries segments and keys less than hls.js does by default, since another source may be available.
 * `recoverStream` retries once more.
 */
export const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: policy(20_000),
  playlistLoadPolicy: policy(20_000),
  fragLoadPolicy: policy(60_000),
  // Also covers DRM licence requests.
  keyLoadPolicy: policy(20_000, { ...none, maxNumRetry: 1 }),
};
