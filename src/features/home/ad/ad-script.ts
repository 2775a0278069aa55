/** The ad's script: where it comes from, and how it gets onto a page that trusts no address. */

import { siteSettings } from '../../../lib/site/settings';

/** The one policy that the page's Content-Security-Policy names (`trusted-types`). */
const POLICY = 'fin-ad';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

declare global {
  interface Window {
    /** Missing where the browser does not enforce Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

/** Pages are also rendered in Node, which trusts every address. */
const policy = globalThis.window?.trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });

/**
 * Loads the script beside the slot that it fills, the element of this id, if that is still there.
 * @throws {Error} when it can't be loaded, or its address is no `http:` or `https:` one
 */
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
    // A page that is being left loses its elements a moment before its flows hear of it.
    else resolve();
  });
}

/** The address of the ad's script, and no other, as one that the browser lets a script have. */
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
