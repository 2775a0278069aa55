import { useSyncExternalStore } from 'react';

/** Passkeys belong to a domain, so browsers create none for an IP address. */
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

export function useMayUsePasskeys(): boolean {
  return useSyncExternalStore(watchNothing, mayUsePasskeys, () => false);
}

function mayUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}

const watchNothing = () => () => {};
