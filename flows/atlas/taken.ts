import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type State, statesBelow } from '../draw/chart';
import { TAKEN } from '../report-files';

export type Taken = Readonly<Record<string, { readonly commit: string; readonly chart: string }>>;

export function readTaken(): Taken {
  return existsSync(TAKEN) ? (JSON.parse(readFileSync(TAKEN, 'utf8')) as Taken) : {};
}

export function fingerprintOf(chartId: string): string {
  const name = chartId.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return createHash('sha256')
    .update(readFileSync(`machines/${name}.machine.ts`))
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
