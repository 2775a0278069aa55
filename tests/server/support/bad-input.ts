/** Parses `bad-input.json` at runtime, because Vite's JSON import does not support `\ud800`. */
import { readFileSync } from 'node:fs';

type Written = string | number | null | { repeat: [string, number] };

const file: Record<'strings' | 'email' | 'pw' | 'date' | 'link', Written[]> = JSON.parse(
  readFileSync(new URL('../../data/bad-input.json', import.meta.url), 'utf8'),
);

const textsOf = (list: readonly Written[]) =>
  list.flatMap((it) => {
    if (typeof it === 'string') return [it];
    return it !== null && typeof it === 'object' ? [it.repeat[0].repeat(it.repeat[1])] : [];
  });

export const badInput = {
  strings: textsOf(file.strings),
  emails: textsOf(file.email),
  passwords: textsOf(file.pw),
  dates: textsOf(file.date),
  links: textsOf(file.link),
};
