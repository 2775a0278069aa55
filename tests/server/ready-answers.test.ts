import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readyAnswers } from '../../server/http/ready-answers';
import { connect } from './support/databases';
import { newMember } from './support/people';
import { openProvider, type Provider } from './support/provider';

const SECOND = 1000;

describe('answers that are ready', () => {
  test('are made once for many who ask at once, and once more for another catalogue', async () => {
    let version = 'spring';
    let now = 0;
    const ready = readyAnswers(
      async () => version,
      () => now,
    );
    const make = vi.fn(async () => JSON.stringify({ data: version }));
    const ask = async () => (await ready.get('movies', make)).text;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('{"data":"spring"}'));
    version = 'summer';
    now += SECOND;
    expect(await ask()).toBe('{"data":"spring"}');
    now += 2 * SECOND;
    expect(await ask()).toBe('{"data":"summer"}');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('that fail are asked for again', async () => {
    const ready = readyAnswers(async () => '1');
    const failing = ready.get('movies', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect((await ready.get('movies', async () => '{}')).text).toBe('{}');
  });

  test('are encoded, or not, for all hearts alike, which change their length', async () => {
    const card = { id: '7', is_watch_list: false, name: '' };
    const short = JSON.stringify({ data: [card] }).length;
    const sized = (bytes: number) =>
      JSON.stringify({ data: [{ ...card, name: 'é'.repeat((bytes - short) / 2) }] });
    const ready = readyAnswers(async () => '1');
    for (const [text, isEncoded] of [
      [sized(short % 2 === 0 ? 1024 : 1025), true],
      [sized(short % 2 === 0 ? 1022 : 1023), false],
    ] as const) {
      const answer = await ready.get(text, async () => text);
      for (const hearts of [[], ['7']]) {
        const bytes = await answer.withHearts(new Set(hearts)).encoded('br');
        expect(bytes !== null).toBe(isEncoded);
      }
    }
  });

  test('are at most five hundred, the last asked for', async () => {
    const ready = readyAnswers(async () => '1');
    const make = vi.fn(async () => '{}');
    const ask = (place: number) => ready.get(`genre ${place}`, make);
    for (let place = 0; place < 500; place += 1) await ask(place);
    await ask(0);
    await ask(500);
    make.mockClear();
    await ask(0);
    expect(make).not.toHaveBeenCalled();
    await ask(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('take no more memory together than some ten megabytes, however long they are', async () => {
    const ready = readyAnswers(async () => '1');
    const card = { id: '7', is_watch_list: false, name: 'x'.repeat(1024 * 1024) };
    const make = vi.fn(async () => JSON.stringify({ data: [card] }));
    const ask = (place: number) => ready.get(`search ${place}`, make);
    const first = await ask(0);
    expect(await ask(0)).toBe(first);
    const hearts = first.withHearts(new Set(['7']));
    expect(first.withHearts(new Set(['7']))).toBe(hearts);
    for (let place = 1; place < 7; place += 1) await ask(place);
    expect(ready.isCurrent('search 0', first)).toBe(false);
    const last = await ask(6);
    expect(ready.isCurrent('search 6', last)).toBe(true);
    // Other texts, so other answers with hearts.
    for (let place = 0; place < 9; place += 1) {
      const other = JSON.stringify({ data: [{ ...card, place }] });
      (await ready.get(`list ${place}`, async () => other)).withHearts(new Set(['7']));
    }
    expect(first.withHearts(new Set(['7']))).not.toBe(hearts);
  });
});

describe('lists out of memory', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect());
  });
  afterAll(() => provider.close());

  const heartsIn = (cards: { id: string; is_watch_list: boolean }[]) =>
    cards.filter(({ is_watch_list }) => is_watch_list).map(({ id }) => id);

  test("a member's hearts are theirs alone, at once, in lists and among related titles", async () => {
    const [mine, other] = [await newMember(provider), await newMember(provider)];
    const { body } = await provider.call('popularMovies');
    const [{ id }, { id: second }] = body.data;
    const toggle = (entertainment_id: string) =>
      provider.call('toggleWatchlist', { token: mine.token, payload: { entertainment_id } });
    const listFor = async (token?: string) =>
      heartsIn((await provider.call('popularMovies', token ? { token } : {})).body.data);
    await toggle(id);
    expect([await listFor(mine.token), await listFor(other.token), await listFor()]).toEqual([
      [id],
      [],
      [],
    ]);
    await toggle(second);
    expect(await listFor(mine.token)).toEqual([id, second]);
    await toggle(id);
    expect(await listFor(mine.token)).toEqual([second]);
    const details = await provider.call('titleDetails', {
      token: mine.token,
      params: { id: second },
    });
    expect(details.body.data.is_watch_list).toBe(true);
    const seen = await provider.call('titleDetails', { params: { id: second } });
    expect([seen.body.data.is_watch_list, seen.body.data.video_links]).toEqual([false, []]);
    expect(heartsIn(seen.body.data.more_items)).toEqual([]);
  });

  test('an answer is the same in each encoding, and 304 for who has it', async () => {
    const path = '/api/v2/user/popular-movie';
    const plain = await provider.request(path);
    const text = await plain.text();
    const tag = plain.headers.get('etag') ?? '';
    for (const encoding of ['gzip', 'br']) {
      const answer = await provider.request(path, { headers: { 'Accept-Encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('etag')]).toEqual([
        encoding,
        tag,
      ]);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const open = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
      expect(open(bytes).toString()).toBe(text);
    }
    const again = await provider.request(path, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
