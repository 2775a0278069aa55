import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callProvider } from '../../src/api/client';
import { clearStorage } from '../../src/api/session-store';
import { isOwner, makeLock, secondsLeft, tryPin } from '../../src/features/kids-mode/lock';
import { startKidsMode } from '../../src/state/kids-mode/filter-answers';
import { ageLimit, allowedIn, kidsMode, setKidsMode } from '../../src/state/kids-mode/kids-mode';
import { ADULT, ageOf } from '../../src/state/kids-mode/ratings';
import { answerBy } from '../support/answers';
import { StorageEvent } from './storage-event';

const held = new Map<string, string>();
vi.stubGlobal('window', new EventTarget());
startKidsMode();

beforeEach(() => {
  held.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('StorageEvent', StorageEvent);
  vi.stubGlobal('indexedDB', { deleteDatabase() {} });
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size;
    },
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    clear: () => held.clear(),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const known: readonly (readonly [number, readonly string[]])[] = [
  [0, ['U', 'u', 'G', 'TV-Y', 'TV-G', 'AL', 'FSK 0', 'FSK ab 0', '0', '0+']],
  [6, ['6', '6+', 'FSK 6', 'FSK-6']],
  [7, ['U/A 7+', 'UA 7+', 'u/a 7+', 'TV-Y7', 'TV-Y7-FV']],
  [8, ['PG', 'TV-PG']],
  [9, ['9']],
  [12, ['12', '12A', 'U/A', 'FSK 12', '-12']],
  [13, ['U/A 13+', 'PG-13']],
  [14, ['TV-14', '14']],
  [15, ['15']],
  [16, ['U/A 16+', 'FSK 16', '16']],
  [17, ['R', 'TV-MA']],
  [18, ['A', 'S', 'NC-17', '18', 'R18', 'FSK 18']],
];

describe('a rating', () => {
  test.each(known)('from %i years is known in every spelling', (age, ratings) => {
    expect(ratings.map(ageOf)).toEqual(ratings.map(() => age));
  });

  test('that is missing, unknown, or hardly like a known one is for adults', () => {
    const texts = ['', ' ', '+', 'NR', 'Unrated', 'X', 'U13', '1.5', '-1', '19', '100', '٦', '12B'];
    const alike = known.flatMap(([, ratings]) =>
      ratings.flatMap((it) => ['Q', '#', 'Ω'].flatMap((sign) => [it + sign, sign + it])),
    );
    const unknown = [null, undefined, ...texts, ...alike];
    expect(unknown.filter((rating) => ageOf(rating) !== ADULT)).toEqual([]);
  });
});

describe("the provider's answer", () => {
  const film = (name: string, content_rating?: string) => ({ id: name, name, content_rating });
  const films = [film('Oak', 'U'), film('Ash', 'A'), film('Elm'), film('Fir', 'U/A 7+')];
  const on = (limit: number) => setKidsMode({ limit, lock: null });

  test('is unchanged without kids mode, and limited with it', async () => {
    answerBy({
      'tvshow-list': { status: 200, body: { data: films } },
      'search-list-dropdown': { status: 200, body: films },
      banners: { status: 200, body: { data: films.map((data) => ({ data })) } },
    });
    const names = async () => [
      (await callProvider('tvShows')).map(({ name }) => name),
      (await callProvider('suggestions', { params: { query: 'a' } })).map(({ name }) => name),
      (await callProvider('banners')).map(({ data }) => data.name),
    ];
    const all = ['Oak', 'Ash', 'Elm', 'Fir'];
    expect(await names()).toEqual([all, all, all]);
    on(8);
    expect(await names()).toEqual(Array(3).fill(['Oak', 'Fir']));
    on(0);
    expect(await names()).toEqual(Array(3).fill(['Oak']));
  });

  test('of a title above the limit is empty; of another, similar titles up to the limit', async () => {
    const details = { ...film('Yew', 'U/A 13+'), more_items: films };
    answerBy({ 'movie-details/Yew': { status: 200, body: { data: details } } });
    const yew = () => callProvider('titleDetails', { params: { id: 'Yew' } });
    on(13);
    expect((await yew()).more_items.map(({ name }) => name)).toEqual(['Oak', 'Fir']);
    on(8);
    expect(await yew()).toBe(undefined);
  });

  test('of a show has the episodes up to the limit, and the seasons that have some', async () => {
    const seasons = [
      { number: 1, episodes: films },
      { number: 2, episodes: [film('Bay', 'A')] },
    ];
    answerBy({
      'movie-details/Yew': { status: 200, body: { data: { ...film('Yew', 'U'), seasons } } },
    });
    const shown = async () => {
      const { seasons } = await callProvider('titleDetails', { params: { id: 'Yew' } });
      return seasons?.map(({ number, episodes }) => [number, episodes.map(({ name }) => name)]);
    };
    expect(await shown()).toEqual([
      [1, ['Oak', 'Ash', 'Elm', 'Fir']],
      [2, ['Bay']],
    ]);
    on(8);
    expect(await shown()).toEqual([[1, ['Oak', 'Fir']]]);
  });

  test('of lists without titles stays', async () => {
    const genres = [{ id: '1', name: 'Horror' }];
    answerBy({ 'get-gener': { status: 200, body: { data: genres } } });
    on(0);
    expect(await callProvider('genres')).toEqual(genres);
  });

  test('a stored list is limited, too', () => {
    const kept = [...films.map((card) => ({ card })), { card: null }];
    expect(allowedIn(kept)).toEqual(kept);
    on(0);
    expect(allowedIn(kept).map(({ card }) => card?.name)).toEqual(['Oak']);
    on(8);
    expect(allowedIn(kept).length).toBe(2);
  });
});

describe('the lock', () => {
  const lockWith = async (owner: string | null = null) =>
    setKidsMode({ limit: 8, lock: await makeLock('4711', owner) });

  test('stores neither the PIN nor the email as text', async () => {
    await lockWith('asha@fin.example');
    expect(held.get('fin.kids-mode')).not.toMatch(/4711|asha/);
    expect([await isOwner('asha@fin.example'), await isOwner('ravi@fin.example')]).toEqual([
      true,
      false,
    ]);
  });

  test('is opened by its PIN alone; from the third wrong one on, each has a longer wait, whatever is entered', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await lockWith();
    const waits: number[] = [];
    for (let at = 0; at < 9; at += 1) {
      const { isRight, secondsLeft: wait } = await tryPin('0000');
      waits.push(wait);
      expect([isRight, wait > 0 && (await tryPin('4711')).isRight]).toEqual([false, false]);
      vi.setSystemTime(Date.now() + 1000 * wait);
    }
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
    expect(await tryPin('4711')).toEqual({ isRight: true, secondsLeft: 0 });
    expect(await tryPin('0000')).toEqual({ isRight: false, secondsLeft: 0 });
  });

  test('a clock that was set back ends the wait; the next wrong PIN starts one again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await lockWith();
    for (let at = 0; at < 3; at += 1) await tryPin('0000');
    vi.setSystemTime(0);
    expect(secondsLeft()).toBe(0);
    expect(await tryPin('0000')).toEqual({ isRight: false, secondsLeft: 60 });
    expect(secondsLeft()).toBe(60);
  });

  test('stays when a member signs out', async () => {
    await lockWith();
    held.set('token', 'kept');
    clearStorage();
    expect([[...held.keys()], ageLimit(), kidsMode() !== null]).toEqual([
      ['fin.kids-mode'],
      8,
      true,
    ]);
  });
});
