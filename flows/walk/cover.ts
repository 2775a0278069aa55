/** The walks of a flow by their numbers, which together cross everything in its chart. */
import type { Flow } from './flow';
import { siteOf } from './place';
import { toursOf } from './tours';
import type { Cover } from './walk';

/** First those of the site, then those that cross what the site doesn't reach: over mocks alone. */
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

/** With the cases that the site has. */
export function flowInSite(flow: Flow): Flow {
  return { ...flow, ...flow.site?.cases };
}
