import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { Step } from '../live/allowed';
import { madeUpIn } from './recorded';
import type { TestPath } from './test-path';

interface Actor {
  readonly machine: AnyStateMachine;
  readonly name: string;
  readonly testPath: TestPath;
  readonly of?: readonly Step[];
}

export function testSourceOf(
  title: string,
  actors: readonly Actor[],
  recording: readonly Step[] = [],
): string {
  const parts = actors.map((actor, at) =>
    partOf(actor, actors.length === 1 ? 'flow' : nameOf(actor, at)),
  );
  const lines = parts
    .flatMap((part) => part.lines)
    .sort((one, other) => {
      return placeOf(one.step, recording) - placeOf(other.step, recording);
    });
  return [
    importLine('expect, test', 'vitest'),
    ...new Set(actors.map(importOf)),
    importLine('live', '../../tests/machines/harness/live'),
    '',
    `test(${JSON.stringify(title)}, async () => {`,
    ...lines.map(({ line }) => `  ${line}`),
    ...parts.map(({ end }) => `  ${end}`),
    '});',
    '',
  ].join('\n');
}

function partOf({ machine, testPath, of = [] }: Actor, it: string) {
  const begin = `const ${it} = live(${machine.id}Flow, ${source(testPath.input)});`;
  const events = [
    { type: 'xstate.init', input: testPath.input },
    ...testPath.steps.map(({ event }) => event),
  ];
  const calls = [begin, ...testPath.steps.map(({ event }) => callFor(machine, it, event))];
  const end = testPath.steps.at(-1)?.hits ?? testPath.begin;
  return {
    lines: calls.map((call, at) => {
      const [step, event] = [of[at], events[at]];
      return { step, line: step && event ? `${call}${noteOf(event, step)}` : call };
    }),
    end: `expect(${it}.value()).toEqual(${source(end.snapshot.value)});`,
  };
}

const nameOf = ({ machine }: Actor, at: number) => `${machine.id}${at + 1}`;
const placeOf = (step: Step | undefined, recording: readonly Step[]) =>
  step ? recording.indexOf(step) : 0;
const importOf = ({ machine, name }: Actor) =>
  importLine(`${machine.id}Flow`, `../../flows/cases/${name}`);

function noteOf(event: AnyEventObject, step: Step): string {
  const names = madeUpIn(event, step);
  return names.length === 0 ? '' : ` // made up: ${names.join(', ')}`;
}

function importLine(names: string, from: string): string {
  return `import { ${names} } from ${JSON.stringify(from)};`;
}

function callFor(machine: AnyStateMachine, it: string, event: AnyEventObject): string {
  const [origin, kind, delay = ''] = event.type.split('.');
  if (origin !== 'xstate') return `${it}.send(${source(event)});`;
  if (kind === 'after') return `${it}.wait(${lengthOf(machine, delay)});`;
  if (kind === 'error') return `await ${it}.fail('${event.actorId}', ${source(event.error)});`;
  return `await ${it}.succeed('${event.actorId}', ${source(event.output)});`;
}

function lengthOf({ implementations }: AnyStateMachine, delay: string): string {
  const length = implementations.delays[delay] ?? Number(delay);
  if (typeof length !== 'number') throw new Error(`${delay} is no fixed delay.`);
  return `${length}`;
}

function source(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}
