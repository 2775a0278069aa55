import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type State, statesBelow } from '../draw/chart';
import { kebab } from '../draw/words';
import { TAKEN } from '../report-files';

export type Taken = Readonly<Record<string, { readonly commit: string; readonly chart: string }>>;

export function readTaken(): Taken {
  return existsSync(TAKEN) ? (JSON.parse(readFileSync(TAKEN, 'utf8')) as Taken) : {};
}

export function fingerprintOf(chartId: string): string {
  return createHash('sha256')
    .update(readFileSync(`machines/${kebab(chartId)}.machine.ts`))
    .digest('hex');
}

export function commitsOf(chart: State, taken: Taken): Readonly<Record<string, string>> {
  const now = fingerprintOf(chart.id);
  const fresh = statesBelow(chart).flatMap(({ id }) => {
    const it = taken[id];
    return it?.chart === now ? [[id, it.commit] as const] : [];
  });
  return Object.fromEntries(fresh);
}
