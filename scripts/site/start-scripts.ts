/** The inline scripts of prerendered documents (`src/app/start`). */
import { bundleInline } from './bundle';

interface Needs {
  /** Whether the page reads anything at once. */
  readonly reads: boolean;
  /** Whether it begins otherwise with some queries. */
  readonly queries: boolean;
}

/** A document's scripts, without what it does not need. */
export async function startScripts({ reads, queries }: Needs) {
  const define = { READS: String(reads), QUERIES: String(queries) };
  const [beforeBody, beforeStart] = await Promise.all([
    bundleInline('src/app/start/before-body.ts', define),
    bundleInline('src/app/start/before-start.ts', define),
  ]);
  return { beforeBody, beforeStart };
}
