import type { AnyStateMachine } from 'xstate';

export async function machineOf(name: string): Promise<AnyStateMachine> {
  const module: Record<string, AnyStateMachine> = await import(`../../machines/${name}.machine.ts`);
  const [machine] = Object.entries(module).flatMap(([key, value]) =>
    key.endsWith('Machine') ? [value] : [],
  );
  if (!machine) throw new Error(`${name} has no chart.`);
  return machine;
}
