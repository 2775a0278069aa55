import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Fault, withSwitches } from './fault';

const LINKED = ['demo', 'node_modules'];

export function copyWith(folder: string, faults: readonly Fault[]): void {
  rmSync(folder, { recursive: true, force: true });
  const kept = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of kept.split('\0').filter(Boolean)) {
    if (LINKED.includes(file.split('/')[0] ?? '') || !existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  for (const name of LINKED) symlinkSync(resolve(name), join(folder, name));
  const numbered = faults.map((fault, at) => [at + 1, fault] as const);
  for (const file of new Set(faults.map((it) => it.file))) {
    const its = numbered.filter(([, fault]) => fault.file === file);
    writeFileSync(join(folder, file), withSwitches(readFileSync(file, 'utf8'), its));
  }
  writeFileSync(join(folder, 'faults.json'), JSON.stringify(faults));
}
