const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Returns an address that is safe to open, or `null`. It must be absolute, and `https:`, or `http:`
 * on a loopback host or the provider's own origin.
 */
export function safeRedirect(address: string | null, providerOrigin: string): string | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || isLoopback(url.hostname) || url.origin === providerOrigin;
  return isSafe ? url.href : null;
}
