import { parseArgs } from 'node:util';
import { type DeskCallName, deskCalls } from '../../contract/desk/calls';

export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}

export interface Asked {
  readonly name: DeskCallName;
  readonly params: Readonly<Record<string, string>>;
  readonly form: 'table' | 'json' | 'csv';
}

/** @throws {CannotDo} for an unknown call or invalid options */
export function readArguments(args: readonly string[]): Asked {
  const [name = '', ...rest] = args;
  if (!isCall(name)) throw new CannotDo(usage());
  const options = optionsOf(name).map((option) => [option, { type: 'string' as const }]);
  try {
    const { values } = parseArgs({
      args: rest,
      options: {
        ...Object.fromEntries(options),
        json: { type: 'boolean' },
        ...(deskCalls[name].kind === 'query' && { csv: { type: 'boolean' as const } }),
      },
    });
    const { json, csv, ...params } = values as Readonly<Record<string, unknown>>;
    return { name, params: params as Record<string, string>, form: formOf(csv, json) };
  } catch (error) {
    throw new CannotDo(`${error instanceof Error ? error.message : error}\n${lineOf(name)}`);
  }
}

function formOf(csv: unknown, json: unknown): Asked['form'] {
  if (csv) return 'csv';
  return json ? 'json' : 'table';
}

export function usage(): string {
  const names = Object.keys(deskCalls) as DeskCallName[];
  return `npm run desk -- <call> [options] [--json | --csv]\n${names.map(lineOf).join('\n')}`;
}

function lineOf(name: DeskCallName): string {
  const options = optionsOf(name).map((option) => `--${option} …`);
  return `  ${[name, ...options].join(' ').padEnd(44)} ${deskCalls[name].about}`;
}

function optionsOf(name: DeskCallName): string[] {
  return Object.keys(deskCalls[name].params.schema as object);
}

function isCall(name: string): name is DeskCallName {
  return Object.hasOwn(deskCalls, name);
}
