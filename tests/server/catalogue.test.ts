import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalogue, type Plan } from '../../server/catalogue/catalogue';
import { tablesOf } from '../../server/catalogue/tables';
import type { Title } from '../../server/catalogue/title';

const catalogue = loadCatalogue();
const { genres, people, titles, banners, plans } = catalogue;
const films = titles.filter(({ kind }) => kind === 'film');
const series = titles.filter(({ kind }) => kind === 'series');
const episodes = titles.filter(({ kind }) => kind === 'episode');
const shows = new Set(episodes.map(({ series: of }) => of?.id));
const channels = titles.filter(({ kind }) => kind === 'channel');
const demo = new URL('../../demo/', import.meta.url);
const streams = new URL('streams/', demo);
const HEIGHTS = [720, 432, 216];
const namesWhere = (keep: (title: Title) => boolean) => titles.filter(keep).map(({ name }) => name);
const repeated = (values: string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place);
const linksOf = ({ trailer, videos }: Title) => [...videos, ...(trailer ? [trailer] : [])];

describe('the catalogue is large enough to browse', () => {
  test.each([
    ['films', films.length, 84],
    ['series', series.length, 26],
    ['channels', channels.length, 15],
    ['genres', genres.length, 16],
    ['people', people.length, 64],
    ['banners', banners.length, 8],
    ['plans', plans.length, 4],
    ['free titles', titles.filter(({ is_free }) => is_free).length, 12],
  ])('%s: %i, at least %i', (_, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  test('every genre holds at least four titles', () => {
    const thin = genres.filter(
      ({ id }) => titles.filter((title) => title.genres.includes(id)).length < 4,
    );
    expect(thin).toEqual([]);
  });
});

describe('all references of the catalogue resolve', () => {
  test('ids, names and descriptions are used once', () => {
    expect(repeated([...titles, ...people, ...genres].map(({ id }) => id))).toEqual([]);
    expect(repeated([...titles, ...people].map(({ name }) => name))).toEqual([]);
    expect(repeated(titles.map(({ description }) => description))).toEqual([]);
    expect(repeated(plans.map(({ plan_id }) => plan_id))).toEqual([]);
  });

  test('every person appears in a title', () => {
    const seen = new Set(titles.flatMap(({ casts }) => casts));
    expect(people.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  test('every banner shows a title of its own that can be played', () => {
    const playable = new Set(titles.filter(({ videos }) => videos.length > 0).map(({ id }) => id));
    expect(banners.filter(({ title }) => !playable.has(title))).toEqual([]);
    expect(repeated(banners.map(({ title }) => title))).toEqual([]);
  });
});

describe('a title has valid facts', () => {
  test('every title has a wide picture without lettering', () => {
    const pictures = tablesOf(catalogue)
      .filter(({ name }) => name === 'titles')
      .flatMap(({ rows }) => rows as { backdrop_image: string }[])
      .map(({ backdrop_image }) => backdrop_image.replace('/media/', ''));
    expect(pictures).toHaveLength(titles.length);
    expect(pictures.filter((path) => !existsSync(new URL(path, demo)))).toEqual([]);
  });

  const known = new Set([...genres, ...people].map(({ id }) => id));
  const isAmong = (value: number, least: number, most: number) => value >= least && value <= most;

  test.each<[string, (title: Title) => boolean]>([
    ['is released on a day', ({ release_date: day }) => new Date(day).toJSON().startsWith(day)],
    ['runs for some time', ({ duration }) => duration !== '00:00'],
    ['is rated from 1 to 10', ({ imdb_rating }) => isAmong(imdb_rating, 1, 10)],
    [
      'is described in two or three sentences',
      ({ description }) => isAmong(description.split(/\s+/).length, 15, 70),
    ],
    [
      'names genres and people that exist',
      (title) => [...title.genres, ...title.casts].every((id) => known.has(id)),
    ],
    [
      'names each of them once',
      (title) => repeated([...title.genres, ...title.casts]).length === 0,
    ],
    [
      'has a trailer for the player of its video, which spec §4 picks for both',
      ({ id, trailer, videos }) => shows.has(id) || trailer?.type === videos[0]?.type,
    ],
  ])('every title %s', (_, isSound) => {
    expect(namesWhere((title) => !isSound(title))).toEqual([]);
  });

  test('films and series have three to eight cast members; the open films have none', () => {
    const odd = [...films, ...series].filter(({ casts }) => casts.length < 3 || casts.length > 8);
    expect(odd.map(({ name, casts }) => [name, casts])).toEqual([
      ['Sintel', []],
      ['Big Buck Bunny', []],
    ]);
  });

  test('about two thirds of the cast accept mail, each at their own address', () => {
    const addresses = people.flatMap(({ email }) => email ?? []);
    expect(addresses.length / people.length).toBeCloseTo(2 / 3, 1);
    expect(addresses.filter((address) => !/^[a-z.-]+@cast\.fin\.example$/.test(address))).toEqual(
      [],
    );
    expect(repeated(addresses)).toEqual([]);
  });
});

describe('a show with episodes', () => {
  test('is one, with two seasons of three episodes, each in its place once', () => {
    const places = episodes.map(({ series: of }) => `${of?.id} S${of?.season}E${of?.episode}`);
    const seasons = ['S1E1', 'S1E2', 'S1E3', 'S2E1', 'S2E2', 'S2E3'];
    expect(places).toEqual(seasons.map((it) => `209 ${it}`));
  });

  test('has no film of its own: its episodes have', () => {
    expect(namesWhere(({ id, videos }) => shows.has(id) && videos.length > 0)).toEqual([]);
    expect(episodes.filter(({ videos }) => videos.length === 0)).toEqual([]);
  });
});

describe('what a title plays', () => {
  test('one title each is a plain file, on YouTube, on Vimeo and without a link', () => {
    const playedBy = (type: string) => namesWhere(({ videos }) => videos[0]?.type === type);
    expect({
      mp4: playedBy('mp4'),
      YouTube: playedBy('YouTube'),
      Vimeo: playedBy('Vimeo'),
      none: namesWhere((title) => linksOf(title).length === 0),
    }).toEqual({
      mp4: ['Paper Boats'],
      YouTube: ['Sintel'],
      Vimeo: ['Big Buck Bunny'],
      none: ['Untitled Moon Project'],
    });
  });

  test('at least twelve different streams are played', () => {
    const urls = titles.flatMap(linksOf).filter(({ type }) => type === 'HLS');
    expect(new Set(urls.map(({ url }) => url)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(streamFiles())('%s is on disk', (path) => {
    expect(existsSync(new URL(path, streams))).toBe(true);
  });

  const isLongAsItIs = (path: string, seconds: number) =>
    path.includes('trailer') ? Math.round(seconds) === 20 : seconds >= 60;

  const heightsOf = (path: string) =>
    path.includes('-protected/') ? HEIGHTS.filter((height) => height < 720) : HEIGHTS;

  test.each(streamFiles('.m3u8'))('%s has its renditions, up to 720p, of its length', (path) => {
    const heights = heightsOf(path);
    const master = new URL(path, streams);
    const renditions = partsOf(master);
    expect(renditions.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(
      heights.map((height) => expect.stringMatching(`^(trailer-)?${height}p\\.m3u8$`)),
    );
    expect(attributesOf(master, /RESOLUTION=\d+x(\d+)/g).map(Number)).toEqual(heights);
    expect(attributesOf(master, /CODECS="([^"]+)"/g)).toEqual(
      heights.map(() => expect.stringMatching(/^avc1\.64[0-9a-f]{4},mp4a\.40\.2$/)),
    );
    for (const rendition of renditions) {
      expect(isLongAsItIs(path, secondsOf(rendition))).toBe(true);
      expect(partsOf(rendition).filter((part) => !existsSync(part))).toEqual([]);
    }
  });

  test.each(streamFiles('.mp4'))('%s lasts as long as it should', (path) => {
    const file = readFileSync(new URL(path, streams));
    const header = file.indexOf('mvhd');
    const [timescale, duration] = [file.readUInt32BE(header + 16), file.readUInt32BE(header + 20)];
    expect(isLongAsItIs(path, duration / timescale)).toBe(true);
  });

  test('all streams together weigh 46 MB at most', () => {
    const bytes = readdirSync(streams, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).size)
      .reduce((sum, size) => sum + size, 0);
    console.info(`demo/streams: ${(bytes / 1e6).toFixed(1)} MB`);
    expect(bytes).toBeLessThanOrEqual(46e6);
  });
});

describe('the features of a plan are true', () => {
  const limitsOf = (wanted: string) =>
    plans
      .flatMap(({ plan_type }) => plan_type)
      .filter(({ limitation_title }) => limitation_title === wanted)
      .map(({ limit }) => limit);

  test('plans mention films, screens, channels and the picture, and nothing else', () => {
    const features = plans.map(({ plan_type }) =>
      plan_type.map(({ limitation_title }) => limitation_title),
    );
    expect(features).toEqual(
      plans.map(() => ['Films and series', 'Screens at once', 'Live channels', 'Picture quality']),
    );
  });

  test('a picture is as sharp as a rendition of the streams', () => {
    const qualities = limitsOf('Picture quality').flatMap((limit) => Object.values(limit ?? {}));
    const offered = HEIGHTS.map((height) => `${height}p`);
    expect(qualities.filter((quality) => !offered.includes(quality))).toEqual([]);
  });

  test('as many channels are promised as there are', () => {
    expect(limitsOf('Live channels').filter((limit) => limit !== null)).toEqual(
      Array.from({ length: 3 }, () => `All ${channels.length}`),
    );
  });
});

describe('the price of a plan', () => {
  const cents = (amount: number) => Math.round(amount * 100);
  const perMonth = ({ total_price, duration_value, duration }: Plan) =>
    total_price / (duration_value * (duration === 'year' ? 12 : 1));

  test.each(plans.map((plan) => [plan.name, plan] as const))(
    '%s: the total is the subtotal and its taxes, to the cent',
    (_, { total_price, pricing }) => {
      const subtotal = cents(pricing.price) - cents(pricing.discount_amount);
      const taxes = pricing.taxes.map(({ value }) => Math.round((subtotal * value) / 100));
      expect(subtotal + taxes.reduce((sum, tax) => sum + tax, 0)).toBe(cents(total_price));
    },
  );

  test('a month costs from 149 to 649, as the landing page says', () => {
    const months = plans.map(perMonth);
    expect([Math.min(...months), Math.max(...months)]).toEqual([149, 649]);
  });

  test('plan 2 alone has a discount: the ten percent that its badge promises', () => {
    const discounted = plans.filter(({ pricing }) => pricing.discount_amount > 0);
    expect(discounted.map(({ plan_id, pricing }) => [plan_id, pricing.discount_label])).toEqual([
      ['2', '10% off'],
    ]);
    for (const { pricing } of discounted) {
      expect(cents(pricing.discount_amount)).toBe(Math.round(cents(pricing.price) / 10));
    }
  });

  test('features have a tick or a cross, and limits of both forms', () => {
    const features = plans.flatMap(({ plan_type }) => plan_type);
    expect(new Set(features.map(({ limitation_value }) => limitation_value))).toEqual(
      new Set([0, 1]),
    );
    const forms = features.map(({ limit }) => (limit === null ? 'null' : typeof limit));
    expect(new Set(forms)).toEqual(new Set(['string', 'object', 'null']));
  });
});

function streamFiles(suffix = ''): string[] {
  const paths = titles
    .flatMap(linksOf)
    .filter(({ url }) => url.startsWith('/media/streams/') && url.endsWith(suffix))
    .map(({ url }) => url.replace('/media/streams/', '').replace('/live.m3u8', '/master.m3u8'));
  return [...new Set(paths)];
}

function partsOf(playlist: URL): URL[] {
  const lines = readFileSync(playlist, 'utf8').split('\n');
  const parts = lines.flatMap((line) => line.match(/^#EXT-X-MAP:URI="(.+)"/)?.[1] ?? line);
  return parts
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, playlist));
}

function attributesOf(master: URL, pattern: RegExp): string[] {
  return [...readFileSync(master, 'utf8').matchAll(pattern)].map(([, value = '']) => value);
}

function secondsOf(playlist: URL): number {
  const lengths = [...readFileSync(playlist, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)];
  return lengths.reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}
