import { existsSync, readFileSync } from 'node:fs';
import type { FlowName } from '../flows';
import { REPORT } from '../report-files';
import { type Missed, missedInSite } from '../test-paths/coverage';

export function missedBySource(name: FlowName): Readonly<Record<string, readonly string[]>> {
  const report = readReport();
  const missed = report?.[name];
  if (!report || !missed) return {};
  return {
    'test paths over mocks': missed.mocks,
    'test paths in the site': missed.testPaths,
    'test paths in the site that assert what comes of it': missed.asserted,
    'hand-written browser tests': missed.tests,
    'anything in the site': missedInSite(report, name),
  };
}

function readReport(): Missed | null {
  return existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Missed) : null;
}
