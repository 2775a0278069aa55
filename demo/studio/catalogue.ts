import { readFileSync } from 'node:fs';
import type { FIGURES, MOODS, SCENES } from './artwork/vocabulary';

export interface Art {
  seed: number;
  scene: (typeof SCENES)[number];
  figure: (typeof FIGURES)[number];
  mood: (typeof MOODS)[number];
}

export interface Person {
  id: string;
  name: string;
  role: string;
}

export interface Title {
  id: string;
  kind: 'film' | 'series' | 'channel';
  name: string;
  /** YYYY-MM-DD */
  release_date: string;
  genres: string[];
  casts: string[];
}

export type Subject = Title & { art: Art };

const TITLE_FILES = [
  'films-south-asia',
  'films-east-asia',
  'films-europe',
  'films-americas-africa',
  'films-open',
  'series',
  'channels',
];

export const artById = readJson<Record<string, Art>>('art.json');
export const titles = TITLE_FILES.flatMap((name) => readJson<Title[]>(`../catalogue/${name}.json`));
export const people = readJson<Person[]>('../catalogue/people.json');
export const banners = readJson<{ title: string }[]>('../catalogue/banners.json');

export function withArt(title: Title): Subject {
  const art = artById[title.id];
  if (!art) throw new Error(`${title.name} (${title.id}) has no entry in demo/studio/art.json.`);
  return { ...title, art };
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}
