import { siteSettings } from '../../../lib/site/settings';

/** The CSP's `trusted-types` directive must list this policy. */
const POLICY = 'fin-ad';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const policy = globalThis.window?.trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });

/** @throws {Error} if the script can't be loaded, or its URL is neither `http:` nor `https:` */
export function loadAdScript(slotId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = siteSettings().ad ?? '';
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    signal.addEventListener('abort', () => script.remove());
    script.src = trusted(address);
    const slot = document.getElementById(slotId);
    if (slot) slot.after(script);
    else resolve();
  });
}

function trusted(address: string): string {
  return policy ? policy.createScriptURL(address) : checked(address);
}

function checked(address: string): string {
  const { protocol, href } = new URL(address, window.location.href);
  if (address !== siteSettings().ad || !/^https?:$/.test(protocol)) {
    throw new TypeError(`${address} is no address of an ad script`);
  }
  return href;
}
