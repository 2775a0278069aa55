import { useSyncExternalStore } from 'react';

/** A passkey belongs to a name: a browser makes none for an IP address. */
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

/** Whether this browser has passkeys, and the site an address that can have them. */
export function useMayUsePasskeys(): boolean {
  return useSyncExternalStore(watchNothing, mayUsePasskeys, () => false);
}

function mayUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}

const watchNothing = () => () => {};
