import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueCache } from '../../server/catalogue/catalogue-cache';
import { newMember, toggle } from './support/people';
import { providerBeside, sharedProvider } from './support/provider';

const SECOND = 1000;

describe("the catalogue's cache", () => {
  test('builds an answer once for many requests at once, and again for another catalogue', async () => {
    let [version, now] = ['spring', 0];
    const cache = catalogueCache(
      async () => version,
      () => now,
    );
    const make = vi.fn(async () => ({ data: version }));
    const ask = async () => (await (await cache.get('movies', make)).wire()).text;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill('{"data":"spring"}'));
    version = 'summer';
    now += SECOND;
    expect(await ask()).toBe('{"data":"spring"}');
    now += SECOND;
    expect(await ask()).toBe('{"data":"summer"}');
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('does not cache a failure', async () => {
    const cache = catalogueCache(async () => '1');
    const failing = cache.get('movies', () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect((await cache.get('movies', async () => [7])).body).toEqual([7]);
  });

  test("serves stale answers for five minutes while the version can't be read", async () => {
    let [isThere, now] = [true, 0];
    const cache = catalogueCache(
      async () => {
        if (!isThere) throw new Error('away');
        return '1';
      },
      () => now,
    );
    const ask = async (list: string) => (await cache.get(list, async () => [list])).body;
    expect([await ask('movies'), cache.canAnswer()]).toEqual([['movies'], true]);
    isThere = false;
    now += 5 * 60 * SECOND;
    expect([await ask('movies'), cache.canAnswer()]).toEqual([['movies'], true]);
    await expect(ask('series')).rejects.toThrow('away');
    now += 3 * SECOND;
    await expect(ask('movies')).rejects.toThrow('away');
    expect(cache.canAnswer()).toBe(false);
    isThere = true;
    expect(await ask('movies')).toEqual(['movies']);
  });

  test('refreshes an answer that depends on a count once it is too old, and keeps it if that fails', async () => {
    let [views, now, isThere] = [1, 0, true];
    const cache = catalogueCache(
      async () => '1',
      () => now,
    );
    const make = vi.fn(async () => {
      if (!isThere) throw new Error('away');
      return [views];
    });
    const ask = async () => (await cache.get('most viewed', make, 60 * SECOND)).body;
    expect(await ask()).toEqual([1]);
    views = 2;
    now += 59 * SECOND;
    expect(await ask()).toEqual([1]);
    now += SECOND;
    expect(await Promise.all([ask(), ask()])).toEqual([[2], [2]]);
    [views, isThere] = [3, false];
    now += 60 * SECOND;
    expect([await ask(), await ask()]).toEqual([[2], [2]]);
    expect(make).toHaveBeenCalledTimes(3);
    isThere = true;
    now += 60 * SECOND;
    expect(await ask()).toEqual([3]);
  });

  test('answers with what it has while a refresh is slow, and caches the result once it is there', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let [finish, now] = [(_: number[]) => {}, 0];
    const cache = catalogueCache(
      async () => '1',
      () => now,
    );
    const ask = async (make: () => Promise<number[]>) =>
      (await cache.get('most viewed', make, 60 * SECOND)).body;
    const slowly = () =>
      new Promise<number[]>((resolve) => {
        finish = resolve;
      });
    expect(await ask(async () => [1])).toEqual([1]);
    now += 60 * SECOND;
    const [first, second] = [ask(slowly), ask(slowly)];
    await vi.advanceTimersByTimeAsync(SECOND);
    expect([await first, await second, await ask(slowly)]).toEqual([[1], [1], [1]]);
    finish([2]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await ask(slowly)).toEqual([2]);
    now += 60 * SECOND;
    expect(await ask(async () => [3])).toEqual([3]);
  });

  test('holds the five hundred answers used last', async () => {
    const cache = catalogueCache(async () => '1');
    const make = vi.fn(async () => []);
    const ask = (place: number) => cache.get(`genre ${place}`, make);
    for (let place = 0; place < 500; place += 1) await ask(place);
    await ask(0);
    await ask(500);
    make.mockClear();
    await ask(0);
    expect(make).not.toHaveBeenCalled();
    await ask(1);
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('lists', () => {
  const LIST = '/api/v2/user/popular-movie';
  const provider = sharedProvider();

  const heartsIn = (cards: { id: string; is_watch_list: boolean }[]) =>
    cards.filter(({ is_watch_list }) => is_watch_list).map(({ id }) => id);

  test("a member's watchlist flags are private, and current on every server, wherever titles are", async () => {
    const other = await providerBeside(provider, {});
    const [mine, stranger] = [await newMember(provider), await newMember(provider)];
    const [{ id, name }, { id: second }] = (await provider.call('popularMovies')).body.data;
    const listFor = async (token?: string) =>
      heartsIn((await other.call('popularMovies', token ? { token } : {})).body.data);
    await toggle(provider, mine, id);
    expect([await listFor(mine.token), await listFor(stranger.token), await listFor()]).toEqual([
      [id],
      [],
      [],
    ]);
    const found = await other.call('search', { token: mine.token, params: { search: name } });
    expect(heartsIn(found.body.movieList)).toEqual([id]);
    await toggle(provider, mine, second);
    expect(await listFor(mine.token)).toEqual([id, second]);
    await toggle(provider, mine, id);
    expect(await listFor(mine.token)).toEqual([second]);
    const params = { id: second };
    const details = await provider.call('titleDetails', { token: mine.token, params });
    expect(details.body.data.is_watch_list).toBe(true);
    const seen = await provider.call('titleDetails', { params });
    expect([seen.body.data.is_watch_list, seen.body.data.video_links]).toEqual([false, []]);
    expect(heartsIn(seen.body.data.more_items)).toEqual([]);
  });

  test('a session that ends at one server ends at every other', async () => {
    const other = await providerBeside(provider, {});
    const { token } = await newMember(provider);
    expect((await other.call('popularMovies', { token })).status).toBe(200);
    await provider.call('signOut', { token });
    expect((await other.call('popularMovies', { token })).status).toBe(401);
  });

  test("visitors' may be cached publicly, members' by no cache; an empty header is a visitor's", async () => {
    const { token } = await newMember(provider);
    const headersFor = async (authorization: string) =>
      (await provider.get(LIST, { authorization })).headers;
    const [visitor, member] = [await headersFor(''), await headersFor(`Bearer ${token}`)];
    for (const { caching, headers } of [
      { caching: 'public, max-age=0, s-maxage=10', headers: visitor },
      { caching: 'no-store', headers: member },
    ]) {
      expect(headers.get('cache-control')).toBe(caching);
      expect(headers.get('vary')).toMatch(/Authorization/);
    }
    expect([visitor.has('etag'), member.has('etag')]).toEqual([true, false]);
  });

  test('an answer is the same in each encoding, and 304 for a client that has it', async () => {
    const plain = await provider.get(LIST);
    const text = await plain.text();
    const tag = plain.headers.get('etag') ?? '';
    for (const encoding of ['gzip', 'br']) {
      const answer = await provider.get(LIST, { 'Accept-Encoding': encoding });
      const named = [answer.headers.get('content-encoding'), answer.headers.get('etag')];
      expect(named).toEqual([encoding, tag]);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const open = encoding === 'gzip' ? gunzipSync : brotliDecompressSync;
      expect(open(bytes).toString()).toBe(text);
    }
    const again = await provider.get(LIST, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
