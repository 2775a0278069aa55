import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as xstate from 'xstate';
import { flowCalled, flowNames } from '../../flows/flows';
import { statesOf } from '../machines/harness/config';

/** As Stately's Sketch reads a pasted file: no types, no imports, no exports, only xstate at hand. */
function paste(source: string): xstate.AnyStateMachine[] {
  const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
  const script = code
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export \{[^}]*\};$/gm, '')
    .replaceAll(/^export /gm, '');
  const names = [...script.matchAll(/^const (\w+) = setup\(/gm)].map(([, name]) => name);
  const context = createContext({ ...xstate });
  return runInContext(`${script}\n;[${names.join(', ')}]`, context) as xstate.AnyStateMachine[];
}

test.each(flowNames)("%s can be pasted into Stately's Sketch", (name) => {
  const pasted = paste(readFileSync(`machines/${name}.machine.ts`, 'utf8'));
  expect(pasted.map(statesOf)).toEqual([statesOf(flowCalled(name).machine)]);
});

test('a chart that needs another file cannot be pasted', () => {
  const source = `import { setup } from 'xstate';
    import { later } from './later';
    export const chart = setup({ delays: { LATER: later } }).createMachine({ id: 'chart' });`;
  expect(() => paste(source.replaceAll(/^ +/gm, ''))).toThrow('later is not defined');
});
