const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

export function safeRedirect(address: string | null, providerOrigin: string): string | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || isLoopback(url.hostname) || url.origin === providerOrigin;
  return isSafe ? url.href : null;
}
