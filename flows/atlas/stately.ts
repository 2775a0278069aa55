import { transformSync } from 'esbuild';
import type { AnyStateMachine } from 'xstate';

export function statelyFile(source: string, machine: AnyStateMachine): string {
  const { code } = transformSync(source, { loader: 'ts', format: 'esm' });
  const lengths = Object.entries(lengthsOf(machine)).map(([name, ms]) => `${name}: ${ms}`);
  return code.replace(/^ {2}delays: \{[^}]*\}/m, () => `  delays: { ${lengths.join(', ')} }`);
}

export function statelyJson(machine: AnyStateMachine): string {
  const lengths = lengthsOf(machine);
  const { schemas: _, ...config } = machine.config as { readonly schemas?: unknown };
  const keepLengths = (key: string, value: unknown) =>
    key === 'after' ? keyedBy(lengths, value as object) : value;
  return `${JSON.stringify(config, keepLengths, 2)}\n`;
}

function keyedBy(lengths: Readonly<Record<string, number>>, after: object): object {
  return Object.fromEntries(Object.entries(after).map(([name, to]) => [lengths[name], to]));
}

function lengthsOf({ id, implementations }: AnyStateMachine): Record<string, number> {
  return Object.fromEntries(
    Object.entries(implementations.delays).map(([name, length]) => {
      if (typeof length !== 'number') throw new Error(`${id} computes ${name}.`);
      return [name, length];
    }),
  );
}
