import type { Catalogue } from '../server/text-files';
import { type Shape, shapeOf } from './text-shape';

export function checkTexts(
  file: string,
  given: unknown,
  ours: Catalogue,
  problems: string[],
): Catalogue {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.push(`${file} is no object. Write it as { "key": "text" }.`);
    return {};
  }
  const entries = Object.entries(given).flatMap(([key, value]) => {
    const message: unknown = typeof value === 'string' ? value : value?.defaultMessage;
    const said = `${file}: ${key}`;
    const own = Object.hasOwn(ours, key) ? ours[key]?.defaultMessage : undefined;
    if (own === undefined) {
      problems.push(`${said} is no text of the site. Remove it; texts/en.json has all keys.`);
    } else if (key.startsWith('server.')) {
      problems.push(`${said} is said by the provider, which does not read this file. Remove it.`);
    } else if (typeof message !== 'string') {
      problems.push(`${said} has no text. Write "text" or { "defaultMessage": "text" }.`);
    } else {
      const wrong = problemOf(message, own);
      if (wrong === null) return [[key, { defaultMessage: message }]];
      problems.push(`${said} ${wrong}`);
    }
    return [];
  });
  return Object.fromEntries(entries);
}

function problemOf(message: string, ours: string): string | null {
  let shape: Shape;
  try {
    shape = shapeOf(message);
  } catch (error) {
    const { message: reason } = error as Error;
    return `can't be read (${reason}). Close each { and each tag; write '{' for a brace itself.`;
  }
  const usable = new Set([...namesIn(shapeOf(ours)), '{site}']);
  const unknown = namesIn(shape).filter((it) => !usable.has(it));
  if (unknown.length === 0) return null;
  return `has ${unknown.join(', ')}, which nothing fills in. Use only ${[...usable].join(', ')}.`;
}

const namesIn = ({ args, tags }: Shape) => [
  ...args.map((it) => `{${it}}`),
  ...tags.map((it) => `<${it}>`),
];
