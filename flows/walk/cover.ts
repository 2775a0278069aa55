/** A flow's numbered test paths, which together hit every target of its chart. */
import type { Flow } from './flow';
import { siteOf } from './place';
import { toursOf } from './tours';
import type { Cover } from './walk';

/** First those of the site, then those for its unreachable targets: over mocks only. */
export function coverOf(flow: Flow): Cover & { readonly countInSite: number } {
  const inSite = siteWalksOf(flow);
  const others = toursOf(flow, {}, inSite.missing);
  return {
    walks: [...inSite.walks, ...others.walks],
    countInSite: inSite.walks.length,
    missing: others.missing,
  };
}

export function siteWalksOf(flow: Flow): Cover {
  return toursOf(flowInSite(flow), siteOf(flow));
}

export function flowInSite(flow: Flow): Flow {
  return { ...flow, ...flow.site?.cases };
}
