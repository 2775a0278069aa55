import type { HlsConfig, LoadPolicy } from 'hls.js';

const errorRetry = { maxNumRetry: 2, retryDelayMs: 1000, maxRetryDelayMs: 4000 };
/** Not `null`, since hls.js skips a failed live segment only if there is a retry policy. */
const none = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };

const policy = (maxLoadTimeMs: number, timeoutRetry = none): LoadPolicy => ({
  default: { maxTimeToFirstByteMs: 10_000, maxLoadTimeMs, timeoutRetry, errorRetry },
});

/**
 * Retries failed segments and keys less often than hls.js does by default, since another source may
 * be available. `recoverStream` may retry once more.
 */
export const loadPolicies: Partial<HlsConfig> = {
  manifestLoadPolicy: policy(20_000),
  playlistLoadPolicy: policy(20_000),
  fragLoadPolicy: policy(60_000),
  // Its `errorRetry` also limits retries of DRM licence requests.
  keyLoadPolicy: policy(20_000, { ...none, maxNumRetry: 1 }),
};
