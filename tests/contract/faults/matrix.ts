import { readFileSync } from 'node:fs';
import { type CallName, calls } from '../../../contract/calls';

export interface Cell {
  id: string;
  method: string;
  path: string;
  fault: string;
}

const FILE = new URL('../../data/fault-matrix.csv', import.meta.url);

export function readMatrix(): Cell[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id = '', method = '', path = '', , fault = ''] = fieldsOf(line);
    return { id, method, path, fault };
  });
}

export function callOf({ method, path }: Cell): CallName | undefined {
  const written = path.replace(/\{(\w+)\}/g, ':$1');
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => calls[name].method === method && calls[name].path === written);
}

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replace(/""/g, '"'));
}
