import type { Flow } from './flow';
import { testPathsOf } from './generate';
import { siteOf } from './place';
import type { Coverage } from './test-path';

export function coverOf(flow: Flow): Coverage & { readonly countInSite: number } {
  const inSite = siteTestPathsOf(flow);
  const others = testPathsOf(flow, {}, inSite.missing);
  return {
    testPaths: [...inSite.testPaths, ...others.testPaths],
    countInSite: inSite.testPaths.length,
    missing: others.missing,
  };
}

export function siteTestPathsOf(flow: Flow): Coverage {
  return testPathsOf(flowInSite(flow), siteOf(flow));
}

export function flowInSite(flow: Flow): Flow {
  return { ...flow, ...flow.site?.cases };
}
