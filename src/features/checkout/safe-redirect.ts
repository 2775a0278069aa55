const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Returns the address if it is safe to open, else `null`. Safe addresses are absolute and use
 * `https:`, or `http:` on a loopback host or the provider's own origin.
 */
export function safeRedirect(address: string | null, providerOrigin: string): string | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || isLoopback(url.hostname) || url.origin === providerOrigin;
  return isSafe ? url.href : null;
}
