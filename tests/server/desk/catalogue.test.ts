import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { settingsFrom } from '../../../server/settings';
import { databases } from '../support/databases';
import { ADMIN_TOKEN, askDesk, desk } from '../support/desk';
import { startFakeS3 } from '../support/fake-s3';
import { addTitle } from '../support/library';
import { openProvider, type Provider, sharedProvider } from '../support/provider';
import { folderWith } from '../support/shared';

const RUN = {
  at: '2026-11-27T09:00:00.000Z',
  seconds: 12,
  made: 2,
  unchanged: 1,
  removed: 0,
  left_out: 1,
  problems: [{ path: 'Fogo/Fogo.avi', why: 'is a folder. Left out.' }],
};
const UNREAD = {
  status: 502,
  body: {
    status: false,
    message:
      "The reports of imports can't be read. Copy runs.json beside the library's titles.json, where the server may read it.",
  },
};

describe.each(databases)('the catalogue at the desk on $name', ({ connect }) => {
  const demo = sharedProvider({ adminToken: ADMIN_TOKEN }, connect);

  async function open(settings: Parameters<typeof openProvider>[1]): Promise<Provider> {
    const provider = await openProvider(await connect(), { adminToken: ADMIN_TOKEN, ...settings });
    onTestFinished(() => provider.close());
    return provider;
  }

  async function openLibrary() {
    const libraryDir = folderWith();
    const show = {
      id: '77',
      folder: 'mares',
      name: 'Marés',
      season: 1,
      episode: 1,
      description: 'Coast.',
      release_date: null,
      imdb_rating: null,
      content_rating: null,
    };
    const made = (id: string, hasDrawnPoster: boolean) => ({
      at: '2026-01-01',
      path: `/films/${id}`,
      files: [],
      fingerprint: id,
      streams: id,
      notes: [],
      streamNotes: [],
      hasDrawnPoster,
    });
    addTitle(libraryDir, '11', { name: 'Ártico', made: made('11', true) });
    addTitle(libraryDir, '12', {
      name: 'Fogo',
      description: 'A fire.',
      language: 'Portuguese',
      made: made('12', false),
    });
    addTitle(libraryDir, '21', { kind: 'series', name: 'Porto', description: 'Boats.', show });
    const catalogueFile = join(libraryDir, 'catalogue.json');
    writeFileSync(catalogueFile, JSON.stringify({ free: ['Fogo'], banners: ['Fogo', 'Ártico'] }));
    return { libraryDir, provider: await open({ libraryDir, catalogueFile }) };
  }

  const FOGO = {
    id: '12',
    name: 'Fogo',
    kind: 'film',
    show: null,
    is_free: true,
    views: 0,
    missing: [],
  };
  const MARES = {
    id: '77',
    name: 'Marés',
    kind: 'series',
    show: null,
    is_free: false,
    views: 0,
    missing: ['language'],
  };
  const PORTO = { ...MARES, id: '21', name: 'Porto', kind: 'episode', show: 'Marés' };
  const ARTICO = {
    id: '11',
    name: 'Ártico',
    kind: 'film',
    show: null,
    is_free: false,
    views: 0,
    missing: ['picture', 'language', 'description'],
  };

  test('titles are listed by name, each with what it lacks, and episodes with their show', async () => {
    const { provider } = await openLibrary();
    const of = async (params: Parameters<typeof desk<'titles'>>[2]) =>
      (await desk(provider, 'titles', params)).entries;
    expect(await desk(provider, 'titles')).toEqual({
      page: 1,
      total: 4,
      entries: [ARTICO, FOGO, MARES, PORTO],
    });
    expect(await of({ missing: 'picture' })).toEqual([ARTICO]);
    expect(await of({ missing: 'language' })).toEqual([ARTICO, MARES, PORTO]);
    expect(await of({ missing: 'description' })).toEqual([ARTICO]);
    expect(await of({ missing: 'video' })).toEqual([]);
    expect(await of({ search: 'ÀRTIC' })).toEqual([ARTICO]);
    expect(await of({ search: 'mares', missing: 'language' })).toEqual([MARES, PORTO]);
    await provider.db.query(`delete from title_videos where title_id = '21'`);
    expect((await of({ missing: 'video' })).map(({ id }) => id)).toEqual(['77', '21']);
    await provider.db.query(`insert into title_views (title_id, counted) values ('12', 3)`);
    expect(await of({ search: 'fogo' })).toEqual([{ ...FOGO, views: 3 }]);
  });

  test('the rows are those of the home page, in their order, and the banners', async () => {
    const { provider } = await openLibrary();
    const [artico, fogo] = [
      { id: '11', name: 'Ártico' },
      { id: '12', name: 'Fogo' },
    ];
    expect(await desk(provider, 'rows')).toEqual([
      { name: 'banners', titles: [fogo, artico] },
      { name: 'popularMovies', titles: [artico, fogo] },
      { name: 'latestMovies', titles: [artico, fogo] },
      { name: 'topChannels', titles: [] },
      { name: 'freeMovies', titles: [fogo] },
      { name: 'mostLikedMovies', titles: [artico, fogo] },
      { name: 'mostViewedMovies', titles: [artico, fogo] },
    ]);
  });

  test('plans are listed with what is charged for them', async () => {
    const [pocket, standard, ...others] = await desk(demo, 'plans');
    expect([pocket, standard, others.length]).toEqual([
      {
        id: '1',
        name: 'Pocket',
        duration_value: 1,
        duration: 'month',
        currency: 'USD',
        price: 124.17,
        discount_amount: 0,
        total: 149,
      },
      {
        id: '2',
        name: 'Standard',
        duration_value: 1,
        duration: 'month',
        currency: 'USD',
        price: 276.86,
        discount_amount: 27.69,
        total: 299,
      },
      2,
    ]);
  });

  test("the library's imports are listed by its reports", async () => {
    expect(await desk(demo, 'libraryRuns')).toEqual({ library: 'demo', runs: [] });
    const { provider, libraryDir } = await openLibrary();
    expect(await desk(provider, 'libraryRuns')).toEqual({ library: 'folder', runs: [] });
    writeFileSync(join(libraryDir, 'runs.json'), JSON.stringify([RUN]));
    expect(await desk(provider, 'libraryRuns')).toEqual({ library: 'folder', runs: [RUN] });
    writeFileSync(join(libraryDir, 'runs.json'), '[{"made":"many"}]');
    expect(await askDesk(provider, 'libraryRuns')).toEqual(UNREAD);
  });

  test('of a library in a bucket, they are read there', async () => {
    const s3 = await startFakeS3();
    onTestFinished(() => s3.stop());
    const put = (name: string, content: unknown) =>
      s3.objects.set(name, { type: 'a', bytes: Buffer.from(JSON.stringify(content)) });
    put('titles.json', []);
    const { mediaBucket } = settingsFrom({ MEDIA_URL: s3.addressWith() });
    const provider = await open({ mediaBucket });
    expect(await askDesk(provider, 'libraryRuns')).toEqual(UNREAD);
    put('runs.json', [RUN]);
    expect(await desk(provider, 'libraryRuns')).toEqual({ library: 'bucket', runs: [RUN] });
  });
});
