import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { importsOf, sourcesIn } from '../../architecture/imports';
import type { Fault } from './fault';

const SHARED = 'src/state';
const IS_WIRING = /\.actors\.ts$|\buseEmitted\(|\bactor\.send\(/;

const sources = sourcesIn('src');

export function wiringFaults(): Fault[] {
  return sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const wired = flowsIn(file);
    if (wired.length === 0 || !(IS_WIRING.test(file) || IS_WIRING.test(code))) return [];
    const flows = [...new Set([...wired, ...flowsOfUsers(file)])];
    return faultsIn(file, code).map((fault) => ({ ...fault, file, flows }));
  });
}

function flowsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(/machines\/([\w-]+)\.machine'/g)].map(([, name]) => String(name));
  if (own.length > 0) return [...new Set(own)];
  const others = [...code.matchAll(/from '(\.[^']+\.actors)'/g)].flatMap(([, path]) => {
    const other = join(dirname(file), `${path}.ts`);
    return !existsSync(other) || /session\.actors/.test(other) ? [] : flowsIn(other);
  });
  return [...new Set(others)];
}

function flowsOfUsers(file: string): string[] {
  if (dirname(file) !== SHARED || file.endsWith('.actors.ts')) return [];
  const users = sources.filter((it) => importsOf(it).some(({ target }) => target === file));
  const folders = new Set(users.map((it) => dirname(it)).filter((it) => it !== SHARED));
  return sources.filter((it) => folders.has(dirname(it))).flatMap(flowsIn);
}

export function faultsIn(file: string, code: string): Omit<Fault, 'file' | 'flows'>[] {
  const found: Omit<Fault, 'file' | 'flows'>[] = [];
  const replace = ({ start, end }: Expression, by: string, says: string, before?: string) => {
    const line = code.slice(0, start).split('\n').length;
    const id = `${file}:${line} ${code.slice(start, end).split('\n')[0]} → ${says}`;
    found.push({ id, from: start, to: end, by, ...(before && { before }) });
  };
  new Visitor({
    ExpressionStatement({ expression }) {
      if (expression.type === 'CallExpression') replace(expression, 'undefined', 'not called');
      if (expression.type === 'AwaitExpression') replace(expression, 'undefined', 'not called');
    },
    ArrowFunctionExpression({ body }) {
      if (body.type === 'CallExpression') replace(body, 'undefined', 'not called');
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { key, value, shorthand } = property;
        const isName = shorthand && value.type === 'Identifier';
        if (isName) replace(value, 'undefined', 'not passed on', `${key.name}: `);
        else if (value.type === 'MemberExpression') replace(value, 'undefined', 'not passed on');
      }
    },
    ConditionalExpression({ test }) {
      replace(test, `!(${code.slice(test.start, test.end)})`, 'turned round');
    },
    IfStatement({ test }) {
      replace(test, `!(${code.slice(test.start, test.end)})`, 'turned round');
    },
  }).visit(parseSync(file, code).program);
  return found;
}
