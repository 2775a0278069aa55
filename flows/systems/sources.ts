import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/** Code that a chart runs: a property of its actions or effects, or a function passed to it. */
export interface CodeOf {
  readonly part: string;
  readonly source: Source;
  readonly text: string;
  /**
   * The only actor that runs this code, or that this code notifies, such as "Mail"; `null` if the
   * code is not limited to one actor.
   */
  readonly by: string | null;
}

const sources = new Map<string, Source>();
const COMMENT = /^ *(?:\/\/|\/?\*).*\n/gm;

export function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
  const source = { file, text, declared: declaredIn(text), imported: importedIn(file, text) };
  sources.set(file, source);
  return source;
}

const DECLARATION = /^(?=(?:export )?(?:async )?(?:function|const) )/m;
const NAME = /^(?:export )?(?:async )?(?:function|const) (?:\{([^}]*)\}|(\w+))/;

function declaredIn(text: string): Map<string, string> {
  const declarations = text.split(DECLARATION).flatMap((declaration) => {
    const [, several, one = ''] = NAME.exec(declaration) ?? [];
    const names = several?.split(',').map((it) => it.split(':').at(-1)?.trim() ?? '') ?? [one];
    return names.filter(Boolean).map((name): [string, string] => [name, declaration]);
  });
  return new Map(declarations);
}

const IMPORT = /^import \{([^}]*)\} from '(\.[^']+)';/gm;

function importedIn(file: string, text: string): Source['imported'] {
  const imports = [...text.matchAll(IMPORT)].flatMap(([, names = '', path = '']) => {
    const from = ['.ts', '.tsx'].map((end) => join(dirname(file), path) + end).find(existsSync);
    if (from === undefined) return [];
    return names
      .split(',')
      .map((it) => it.trim().split(' as '))
      .map(([name = '', local = name]) => [local, { file: from, name }] as const);
  });
  return new Map(imports);
}

export function propertiesIn(text: string, table: 'actions' | 'actors'): Map<string, string> {
  const [, oneLine] = new RegExp(`^ *${table}: \\{ (.*) \\},?.*$`, 'm').exec(text) ?? [];
  const [, indent, lines] = new RegExp(`^( *)${table}: \\{\\n([^]*?)^\\1\\}`, 'm').exec(text) ?? [];
  return propertiesOf(lines, oneLine, indent);
}

/** Returns, for each call of `to` with an object literal, the code of each property by name. */
export function objectsPassed(text: string, to: string): Map<string, string>[] {
  const call = new RegExp(
    `^( *).*\\b${to}(?:<\\w+>)?\\((?:\\w+, )?\\{(?: (.*) \\}|\\n([^]*?)^\\1\\})\\)`,
    'gm',
  );
  return [...text.matchAll(call)].map(([, indent, oneLine, lines]) =>
    propertiesOf(lines, oneLine, indent),
  );
}

function propertiesOf(lines?: string, oneLine?: string, indent = ''): Map<string, string> {
  const begins = new RegExp(`^(?=${indent}  (?:async )?['\\w.]+(?: \\w+)*'?[(:,])`, 'm');
  const properties = lines?.split(begins) ?? oneLine?.split(/, (?=\w+(?::|,|$))/) ?? [];
  return new Map(
    properties.flatMap((property) => {
      const [, quoted, plain] = /(?:async )?(?:'([^']+)'|(\w+))\s*(?:[(:,]|$)/.exec(property) ?? [];
      const name = quoted ?? plain;
      return name === undefined ? [] : [[name, property] as const];
    }),
  );
}

export function argumentsAt(text: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return text.slice(from, at - 1);
}

export function quotedIn(text: string): string[] {
  return [...text.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, it = '']) => it);
}

export function namesIn(text: string): Set<string> {
  return new Set(text.match(/(?<![.\w'])[A-Za-z_]\w*/g) ?? []);
}
