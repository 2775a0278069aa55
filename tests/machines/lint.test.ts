import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import {
  configOf,
  emittedIn,
  eventNamesOf,
  leavesOf,
  namesUsedIn,
  nodesOf,
  statesOf,
  strayPartsOf,
} from './harness/config';
import { siteAround } from './harness/site';

const LIST_STATES = ['loading', 'ready', 'empty', 'failed'];

const folder = new URL('../../machines/', import.meta.url);
const SUFFIX = '.machine.ts';
const files = readdirSync(folder);
const flows = await Promise.all(
  files.map(async (file) => {
    const name = file.replace(SUFFIX, '');
    const exported = await import(`../../machines/${name}.machine.ts`);
    const id = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return {
      id,
      site: siteAround(file),
      /** Goes one level further, to a parent chart that forwards events, or to a hook that gets an actor. */
      siteOfTree: siteAround(file, 2),
      source: readFileSync(new URL(file, folder), 'utf8'),
      machine: exported[`${id}Machine`] as AnyStateMachine,
    };
  }),
);

test('the folder lists the flows, and nothing else', () => {
  expect(files.filter((file) => !/^[a-z-]+\.machine\.ts$/.test(file))).toEqual([]);
});

const reportedToOwners = (source: string) => /^type Report = .*/m.exec(source)?.[0] ?? '';

const childrenOf = ({ implementations }: AnyStateMachine) =>
  Object.keys(implementations.actors).filter((name) => /^[A-Z]/.test(name));
const plain = (name: string) => name.toLowerCase().replaceAll(' ', '');

const parentOf = (id: string) =>
  flows.find(({ machine }) => childrenOf(machine).some((name) => plain(name) === plain(id)));

const TAGS = ['loading', 'busy', 'ready', 'empty', 'failed', 'blocked', 'unsure'];

describe.each(flows)('$id', ({ id, source, site, siteOfTree, machine }) => {
  const { actors, actions, guards, delays } = machine.implementations;
  const config = configOf(machine);
  const nodes = nodesOf(config);
  const used = namesUsedIn(nodes);
  const tree = childrenOf(machine).length > 0 ? flows.find((it) => it.id === id) : parentOf(id);

  test('has the id that its file name says, and at most 300 lines', () => {
    expect(machine.id).toBe(id);
    expect(source.split('\n').length).toBeLessThanOrEqual(301);
  });

  test('imports values from xstate alone, in one line, and types from the contract alone', () => {
    const imports = [...source.matchAll(/^import (type )?[^;]*? from '([^']+)';$/gm)];
    const values = imports.filter(([, type]) => !type).map(([, , from]) => from);
    const types = imports.filter(([, type]) => type).map(([, , from]) => from ?? '');
    expect(values).toEqual(['xstate']);
    expect(types.filter((from) => !from.startsWith('../contract/'))).toEqual([]);
    expect(source).not.toMatch(/\bimport\(|\brequire\(|\benum\b|systemId|sendParent/);
  });

  test('is JSON but for params, input, context and output, and loads back as the same chart', () => {
    expect(strayPartsOf(config)).toEqual([]);
    const pasted = createMachine(JSON.parse(JSON.stringify(config)));
    expect(statesOf(pasted)).toEqual(statesOf(machine));
  });

  test('names only what it declares, and declares only what it uses', () => {
    expect(used.actors).toEqual(Object.keys(actors).sort());
    expect(used.actions).toEqual(Object.keys(actions).sort());
    expect(used.guards).toEqual(Object.keys(guards).sort());
    expect(used.delays).toEqual(Object.keys(delays).sort());
    expect(
      nodes.filter(({ initial, states }) => states && initial && !(initial in states)),
    ).toEqual([]);
  });

  test('gives every effect its own name as id, and every promise a way to fail', () => {
    const invokes = nodes.flatMap(({ invoke }) => invoke);
    expect(invokes.filter(({ id, src }) => id !== src)).toEqual([]);
    const promises = [...source.matchAll(/(\w+): fromPromise\b/g)].map(([, actor]) => actor);
    expect(invokes.filter(({ src, onError }) => promises.includes(src) && !onError)).toEqual([]);
  });

  test('names events, states, guards and delays by the conventions', () => {
    const isEvent = /^[a-z][A-Za-z]*\.([a-z]+ed|left|sent|ready|playing|offAir)$/;
    const stateNames = nodes.flatMap(({ states }) => Object.keys(states ?? {}));
    expect(eventNamesOf(machine).filter((event) => !isEvent.test(event))).toEqual([]);
    expect(stateNames.filter((state) => /^(step|state)|\d$|[^A-Za-z]/.test(state))).toEqual([]);
    expect(used.guards.filter((guard) => !/^(is|are|has|may)[A-Z]/.test(guard))).toEqual([]);
    expect(used.delays.filter((delay) => !/^[A-Z]+(_[A-Z]+)*$/.test(delay))).toEqual([]);
  });

  test('has no tags but those that every screen knows', () => {
    const tags = nodes.flatMap((node) => node.tags);
    expect(tags.filter((tag) => !TAGS.includes(tag))).toEqual([]);
  });

  test('says in one sentence what each state means', () => {
    const isSentence = /^[A-Z][^.]*\.$/;
    expect(nodes.filter(({ description = '' }) => !isSentence.test(description))).toEqual([]);
    const descriptions = nodes.flatMap(({ transitions }) =>
      transitions.map((it) => it.description ?? 'A.'),
    );
    expect(descriptions.filter((description) => !isSentence.test(description))).toEqual([]);
  });

  test('has a way out of every state that does not say why it has none', () => {
    expect(leavesOf(machine).filter(({ isLeft, isSaidToEnd }) => isLeft === isSaidToEnd)).toEqual(
      [],
    );
  });

  test('has no tag that no screen reads', () => {
    const isRead = (tag: string) =>
      site.includes(`hasTag('${tag}')`) ||
      (site.includes('useSelector(actor, listStateOf)') && LIST_STATES.includes(tag));
    const tags = new Set(nodes.flatMap((node) => node.tags));
    expect([...tags].filter((tag) => !isRead(tag))).toEqual([]);
  });

  test('emits no event without a listener, and handles no event without a sender', () => {
    const isNamed = (event: string) =>
      siteOfTree.includes(`'${event}'`) ||
      site.includes(`\`${event.split('.')[0]}.\${`) ||
      [tree?.source, tree?.siteOfTree].some((text) => text?.includes(`'${event}'`)) ||
      flows.some((other) => reportedToOwners(other.source).includes(`'${event}'`));
    expect(emittedIn(source).filter((event) => !isNamed(event))).toEqual([]);
    expect(eventNamesOf(machine).filter((event) => !isNamed(event))).toEqual([]);
  });

  test('throws when an actor or a side effect is not supplied', () => {
    const isBuiltIn = /: (assign|emit|forwardTo|sendTo)\(/;
    const isStub = /=> \{\s+throw new Error\('not supplied'\);\s+\}/;
    const textOf = (name: string) =>
      source.match(new RegExp(`^    '?${name}'?: (.|\\n)*?^    [^ ].*,$`, 'm'))?.[0] ?? '';
    const declared = [...Object.keys(actors), ...Object.keys(actions)]
      .map((name) => `${name}: ${textOf(name)}`)
      .filter((text) => !isBuiltIn.test(text));
    expect(declared.filter((text) => !isStub.test(text))).toEqual([]);
  });
});
