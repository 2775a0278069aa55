/** The inline scripts of prerendered documents (`src/app/start`). */
import { bundleInline } from './bundle';

/** @param readsAtOnce whether the page reads anything at once; the scripts of those that don't are smaller */
export async function startScripts(readsAtOnce: boolean) {
  const define = { READS: String(readsAtOnce) };
  return {
    beforeBody: await bundleInline('src/app/start/before-body.ts', define),
    beforeStart: await bundleInline('src/app/start/before-start.ts', define),
  };
}
