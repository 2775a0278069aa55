import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Import {
  file: string;
  target: string;
  isPackage: boolean;
  isLazy: boolean;
  isTypeOnly: boolean;
}

const STATEMENT =
  /(?:import|export)\s+(?<type>type\s+)?(?:(?:[\w*{}\s,$]|\btype\b)+?\s+from\s+)?'(?<from>[^']+)'|import\('(?<lazy>[^']+)'\)/g;

export function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
}

export function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(STATEMENT)].map(({ groups = {} }) => {
    const from = groups.from ?? groups.lazy ?? '';
    const isPackage = !from.startsWith('.');
    return {
      file,
      target: isPackage ? packageOf(from) : resolve(file, from),
      isPackage,
      isLazy: groups.lazy !== undefined,
      isTypeOnly: groups.type !== undefined,
    };
  });
}

function packageOf(from: string): string {
  const [scope = '', name] = from.split('/');
  return from.startsWith('@') ? `${scope}/${name}` : scope;
}

function resolve(file: string, from: string): string {
  const path = normalize(join(dirname(file), from));
  return ['', '.ts', '.tsx'].map((end) => path + end).find((it) => existsSync(it)) ?? path;
}
