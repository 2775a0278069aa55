/** Stripe's types as its SDK declares them: they are generated from Stripe's OpenAPI description. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type Node,
  parseSync,
  type TSInterfaceDeclaration,
  type TSType,
  type TSTypeAliasDeclaration,
  type TSTypeName,
} from 'oxc-parser';

const RESOURCES = join(createRequire(import.meta.url).resolve('stripe'), '../../esm/resources');

/** Where a name is read: names are looked for from the innermost namespace outwards. */
export interface Place {
  readonly file: string;
  /** As in `Checkout.SessionCreateParams`; empty outside of all namespaces. */
  readonly scope: string;
}

export interface Declared {
  readonly node: TSInterfaceDeclaration | TSTypeAliasDeclaration;
  /** Where the names in it are read. */
  readonly at: Place;
}

interface Module {
  /** By qualified names. */
  readonly declared: ReadonlyMap<string, Declared>;
  /** By local names. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const modules = new Map<string, Module>();

/** The place of a resource's types, as in `Checkout/Sessions`. */
export function resource(name: string): Place {
  return { file: join(RESOURCES, `${name}.d.ts`), scope: '' };
}

/** @throws {Error} for a name that is not declared */
export function declarationOf(name: string, { file, scope }: Place): Declared {
  const { declared, imported } = moduleOf(file);
  for (let outer = scope; ; outer = outer.replace(/\.?[^.]*$/, '')) {
    const found = declared.get(outer === '' ? name : `${outer}.${name}`);
    if (found) return found;
    if (outer === '') break;
  }
  const [head = '', ...rest] = name.split('.');
  const origin = imported.get(head);
  if (!origin) throw new Error(`Stripe declares no ${name} in ${file}`);
  return declarationOf([origin.name, ...rest].join('.'), { file: origin.file, scope: '' });
}

export function nameOf(name: TSTypeName): string {
  if (name.type === 'Identifier') return name.name;
  if (name.type === 'TSQualifiedName') return `${nameOf(name.left)}.${name.right.name}`;
  throw new Error(`A type is named by ${name.type}`);
}

export type { TSType };

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const declared = new Map<string, Declared>();
  const imported = new Map<string, { file: string; name: string }>();
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  for (const node of program.body) read(node, '');
  const module = { declared, imported };
  modules.set(file, module);
  return module;

  function read(node: Node, scope: string): void {
    if (node.type === 'ImportDeclaration') {
      const from = join(file, '..', node.source.value.replace(/\.js$/, '.d.ts'));
      for (const it of node.specifiers) {
        if (it.type !== 'ImportSpecifier' || it.imported.type !== 'Identifier') continue;
        imported.set(it.local.name, { file: from, name: it.imported.name });
      }
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) read(node.declaration, scope);
    } else if (node.type === 'TSModuleDeclaration' && node.id.type === 'Identifier') {
      const inner = qualified(scope, node.id.name);
      if (node.body?.type !== 'TSModuleBlock') return;
      for (const child of node.body.body) read(child, inner);
    } else if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') {
      declared.set(qualified(scope, node.id.name), { node, at: { file, scope } });
    }
  }
}

function qualified(scope: string, name: string): string {
  return scope === '' ? name : `${scope}.${name}`;
}
