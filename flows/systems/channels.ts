import { sentByVerbs } from './hooks';
import { namesIn, quotedIn, readSource, type Source } from './sources';

export interface Reached {
  readonly events: ReadonlySet<string>;
  readonly sends: ReadonlySet<string>;
  readonly watches: ReadonlySet<string>;
}

const CHART = /\b(?:createFlow|useFlow|provideActors)\(/;
/**
 * Imports from the API client are not followed. Its calls may report network or session state,
 * which would link unrelated charts.
 */
const PROVIDER = 'src/api/client.ts';
const CHANNEL = /= (?:createListeners|persistedStore)\b/;
const reached = new Map<string, Reached>();
const nothing: Reached = { events: new Set(), sends: new Set(), watches: new Set() };

export function reachedFrom(source: Source, text: string): Reached {
  const events = new Set(sentIn(text));
  const sends = new Set<string>();
  const watches = new Set<string>();
  const add = (more: Reached) => {
    for (const it of more.events) events.add(it);
    for (const it of more.sends) sends.add(it);
    for (const it of more.watches) watches.add(it);
  };
  for (const [, event = ''] of text.matchAll(/\bsession\.on\('([\w.]+)'/g)) {
    watches.add(emittedBy('session', event));
  }
  for (const name of namesIn(text)) {
    const declaration = source.declared.get(name);
    const from = source.imported.get(name);
    if (declaration === text || CHART.test(declaration ?? '')) continue;
    if (declaration !== undefined && CHANNEL.test(declaration)) add(direct(source, name, text));
    else if (declaration !== undefined) add(reachedBy(source.file, name));
    else if (from && from.file !== PROVIDER) add(reachedBy(from.file, from.name));
  }
  return { events, sends, watches };
}

function sentIn(text: string): string[] {
  const sent = [...text.matchAll(/\.send\(\{ type: ([^,}]+)/g)].flatMap(([, type = '']) =>
    quotedIn(type),
  );
  return [...sent, ...sentByVerbs(text)];
}

export function emittedBy(chart: string, event: string): string {
  return `${chart} emits ${event}`;
}

function reachedBy(file: string, name: string): Reached {
  const key = `${file} ${name}`;
  const known = reached.get(key);
  if (known) return known;
  reached.set(key, nothing);
  const source = readSource(file);
  const declaration = source.declared.get(name) ?? '';
  if (CHART.test(declaration)) return nothing;
  const all = CHANNEL.test(declaration)
    ? direct(source, name, name)
    : reachedFrom(source, declaration);
  reached.set(key, all);
  return all;
}

const SENDING = ['set', 'notify', 'announce'];

function direct({ file, declared }: Source, name: string, text: string): Reached {
  const declaration = declared.get(name) ?? '';
  const [, taken] = /^(?:export )?const \{([^}]*)\}/.exec(declaration) ?? [];
  if (taken === undefined) {
    const channel = new Set([`${file} ${name}`]);
    const uses = (verb: string) => new RegExp(`\\b${name}\\.${verb}\\b`).test(text);
    return {
      ...nothing,
      sends: SENDING.some(uses) ? channel : new Set(),
      watches: uses('watch') ? channel : new Set(),
    };
  }
  const channel = new Set([`${file} ${taken.trim()}`]);
  const isWatch = new RegExp(`\\bwatch(?:: ${name})?\\b`).test(taken) && /watch/i.test(name);
  return {
    ...nothing,
    sends: isWatch ? new Set() : channel,
    watches: isWatch ? channel : new Set(),
  };
}
