import { useIsHydrating } from '../../../lib/use-is-hydrating';

/** Browsers create passkeys only for domains, not for IP addresses. */
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

export function useMayUsePasskeys(): boolean {
  return !useIsHydrating() && mayUsePasskeys();
}

function mayUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IP_ADDRESS.test(window.location.hostname);
}
