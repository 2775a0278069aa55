/** A flow's numbered test paths, which together hit every target of its chart. */
import type { Flow } from './flow';
import { siteOf } from './place';
import { testPathsOf } from './test-paths';
import type { Coverage } from './walk';

/** First those of the site, then those for its unreachable targets: over mocks only. */
export function coverOf(flow: Flow): Coverage & { readonly countInSite: number } {
  const inSite = siteWalksOf(flow);
  const others = testPathsOf(flow, {}, inSite.missing);
  return {
    walks: [...inSite.walks, ...others.walks],
    countInSite: inSite.walks.length,
    missing: others.missing,
  };
}

export function siteWalksOf(flow: Flow): Coverage {
  return testPathsOf(flowInSite(flow), siteOf(flow));
}

export function flowInSite(flow: Flow): Flow {
  return { ...flow, ...flow.site?.cases };
}
