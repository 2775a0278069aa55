import { useIsHydrating } from '../../../lib/use-is-hydrating';

/** Passkeys belong to a domain, so browsers create none for an IP address. */
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

export function useMayUsePasskeys(): boolean {
  return !useIsHydrating() && mayUsePasskeys();
}

function mayUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}
