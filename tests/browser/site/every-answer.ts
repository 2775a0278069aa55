import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { API_BASE_PATH, type Call, calls } from '../../../contract/calls';
import { SITE_DIR } from '../../../scripts/site-build';
import type { Listed } from '../../../server/site/documents';
import { sampleAddress } from '../../../site/sample-address';

const FILM = '101';
const PARAMS = { id: FILM, plan_id: '2', query: 'a', search: 'a' } as const;
const CALLS: readonly Call[] = Object.entries(calls).flatMap(([name, call]) =>
  name === 'signOut' ? [] : [call],
);

interface Wanted {
  readonly address: string;
  readonly written: string;
  readonly token: string;
  readonly languages: readonly string[];
}

export async function requestAll({ address, written, token, languages }: Wanted): Promise<void> {
  const get = (path: string, init: RequestInit = {}) => fetch(address + path, init);
  for (const name of [...filesIn(written), ...filesIn(SITE_DIR)]) await get(`/${name}`);
  const documents: Listed[] = JSON.parse(readFileSync(join(written, 'documents.json'), 'utf8'));
  const answered = documents.map(async ({ pattern }) => {
    const { status } = await get(sampleAddress(pattern.replace('*', 'no-such-page'), FILM));
    return { pattern, status };
  });
  expect(await Promise.all(answered)).toEqual(
    documents.map(({ pattern }) => ({ pattern, status: 200 })),
  );
  for (const language of languages) {
    const visitor = { 'Accept-Language': language };
    const member = { ...visitor, Authorization: `Bearer ${token}` };
    for (const call of CALLS) await get(pathOf(call), sendingNothing(call, visitor));
    for (const call of CALLS) await get(pathOf(call), sendingNothing(call, member));
    for (const id of await titlesOf(address, member))
      await get(pathOf(calls.titleDetails).replace(FILM, id), { headers: member });
  }
}

async function titlesOf(address: string, headers: Record<string, string>): Promise<string[]> {
  const lists = [calls.movies, calls.tvShows, calls.topChannels].map(async ({ path }) => {
    const { data } = await (await fetch(address + API_BASE_PATH + path, { headers })).json();
    return data.map(({ id }: { id: string }) => String(id));
  });
  return [...new Set((await Promise.all(lists)).flat())];
}

const filesIn = (folder: string) =>
  readdirSync(folder).filter((name) => !name.startsWith('.') && !name.endsWith('.br'));

function sendingNothing({ method, encoding }: Call, headers: Record<string, string>): RequestInit {
  if (encoding === 'none') return { method, headers };
  return { method, headers, body: encoding === 'json' ? '' : new FormData() };
}

function pathOf({ path, params }: Call): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(Object(params.schema)))
    if (name in PARAMS && !path.includes(`:${name}`))
      query.set(name, PARAMS[name as keyof typeof PARAMS]);
  return `${API_BASE_PATH}${path.replace(':id', FILM)}?${query}`;
}
