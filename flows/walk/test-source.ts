/** A walk as a test in the words of `tests/machines`. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Walk } from './cover';

/**
 * @param name the flow's file name: `cast-mail`
 * @param title what a person does and sees
 */
export function testSourceOf(
  machine: AnyStateMachine,
  name: string,
  walk: Walk,
  title: string,
): string {
  const end = walk.steps.at(-1)?.crossed ?? walk.begin;
  return [
    importLine('expect, test', 'vitest'),
    importLine(`${machine.id}Flow`, `../../flows/cases/${name}`),
    importLine('live', './harness/live'),
    '',
    `test(${JSON.stringify(title)}, async () => {`,
    `  const flow = live(${machine.id}Flow, ${source(walk.input)});`,
    ...walk.steps.map(({ event }) => `  ${callFor(machine, event)}`),
    `  expect(flow.now().value).toEqual(${source(end.snapshot.value)});`,
    '});',
    '',
  ].join('\n');
}

function importLine(names: string, from: string): string {
  return `import { ${names} } from ${JSON.stringify(from)};`;
}

function callFor(machine: AnyStateMachine, event: AnyEventObject): string {
  const [origin, kind, delay = ''] = event.type.split('.');
  if (origin !== 'xstate') return `flow.send(${source(event)});`;
  if (kind === 'after') return `flow.wait(${lengthOf(machine, delay)});`;
  if (kind === 'error') return `await flow.fail('${event.actorId}', ${source(event.error)});`;
  return `await flow.succeed('${event.actorId}', ${source(event.output)});`;
}

function lengthOf({ implementations }: AnyStateMachine, delay: string): string {
  const length = implementations.delays[delay] ?? Number(delay);
  if (typeof length !== 'number') throw new Error(`${delay} is no fixed delay.`);
  return `${length}`;
}

function source(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
