/** The matrix of every call with every fault that may befall it: `tests/data/fault-matrix.csv`. */
import { readFileSync } from 'node:fs';
import { type CallName, calls } from '../../../contract/calls';

/** One fault of one call. */
export interface Cell {
  id: string;
  method: string;
  /** Below `/api/v2`; a path parameter is written `{id}`. */
  path: string;
  fault: string;
}

const FILE = new URL('../../data/fault-matrix.csv', import.meta.url);

/** Every cell, in the order of the file. */
export function readMatrix(): Cell[] {
  const [, ...lines] = readFileSync(FILE, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id = '', method = '', path = '', , fault = ''] = fieldsOf(line);
    return { id, method, path, fault };
  });
}

/** The call that a cell is about, or `undefined` where the contract has none such. */
export function callOf({ method, path }: Cell): CallName | undefined {
  const written = path.replace(/\{(\w+)\}/g, ':$1');
  const names = Object.keys(calls) as CallName[];
  return names.find((name) => calls[name].method === method && calls[name].path === written);
}

/** The fields of a line, each of which stands in double quotes. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, field = '']) => field.replace(/""/g, '"'));
}
