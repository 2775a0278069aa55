import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Results {
  readonly has: (key: string) => boolean;
  readonly killedBy: (key: string) => string | null;
  readonly keep: (key: string, killedBy: string | null) => void;
}

export function resultsIn(file: string): Results {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line) as [string, string | null]));
  return {
    has: (key) => known.has(key),
    killedBy: (key) => known.get(key) ?? null,
    keep: (key, killedBy) => {
      known.set(key, killedBy);
      appendFileSync(file, `${JSON.stringify([key, killedBy])}\n`);
    },
  };
}

export function keyFor(id: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(id);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
