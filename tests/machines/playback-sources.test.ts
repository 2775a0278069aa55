/** A film that the provider has from several sources. */
import { expect, test } from 'vitest';
import { playbackFlow, trailer, twoSources, video } from '../../flows/cases/playback';
import { live } from './harness/live';
import { type Playback, wanted } from './playback-page';

test('another source of the film is played at once, and is a film still', () => {
  const player = wanted({ ...twoSources, trailer });
  player.send('media.playing');
  player.takeCalls();
  player.send({ type: 'source.picked', link: 1 });
  expect(player.takeCalls()).toEqual([
    ['runs', 'removeSource'],
    [
      ...['runs', 'presentSource'],
      {
        ...{ provider: 'file', url: 'https://video.example/2' },
        ...{ link: 1, isPlayWanted: true },
      },
    ],
  ]);
  expect(player.now().matches({ video: 'film' })).toBe(true);
  player.send('trailer.requested', 'film.requested');
  expect(player.now().context.source?.url).toBe('https://video.example/2');
});

test('a source that is picked before Play was pressed is played', () => {
  const player = wanted(twoSources);
  player.takeCalls();
  player.send({ type: 'source.picked', link: 1 });
  expect(started(player)).toEqual([
    {
      ...{ provider: 'file', url: 'https://video.example/2' },
      ...{ link: 1, isPlayWanted: true },
    },
  ]);
});

test.each([0, 2])('source %i of two, while the first is played, is no other source', (link) => {
  expect(wanted(twoSources).now().can({ type: 'source.picked', link })).toBe(false);
});

test('a film without a known type plays in the plain player, also after a trailer that does not', () => {
  const player = live(playbackFlow, { ...video('mp4'), trailer });
  player.send('trailer.requested');
  expect(player.now().context.provider).toBe('youtube');
  player.send('film.requested');
  expect(player.now().context.provider).toBe('file');
});

const started = (player: Playback) =>
  player.takeCalls().flatMap(([, name, input]) => (name === 'presentSource' ? [input] : []));

test('a source that takes over for one that failed is played as the failed one was', () => {
  const player = wanted(twoSources);
  player.send('media.failed');
  player.takeCalls();
  player.send({ type: 'source.replaced', link: 1 });
  expect(player.now().matches({ progress: 'awaitingIntent' })).toBe(true);
  player.send('play.requested');
  expect(started(player)).toEqual([
    {
      provider: 'file',
      url: 'https://video.example/2',
      link: 1,
      isPlayWanted: true,
    },
  ]);
  player.send({ type: 'source.replaced', link: 0 });
  expect(started(player)).toEqual([
    {
      provider: 'hls',
      url: 'https://video.example/1',
      link: 0,
      isPlayWanted: true,
    },
  ]);
});

test('fresh addresses are played in place of those that ran out, of the film and of its trailer', () => {
  const fresh = { type: 'mp4', url: 'https://video.example/fresh' };
  const page = { ...video('hls'), trailer, isPlayWanted: true };
  const film = wanted(page);
  film.takeCalls();
  film.send({ type: 'addresses.renewed', addresses: { videoLinks: [fresh], trailer } });
  expect(started(film)).toEqual([
    { provider: 'file', url: fresh.url, link: 0, isPlayWanted: true },
  ]);
  const visitor = wanted({ ...page, isMember: false });
  visitor.takeCalls();
  visitor.send({ type: 'addresses.renewed', addresses: { videoLinks: [], trailer: fresh } });
  expect(started(visitor)).toEqual([
    { provider: 'file', url: fresh.url, link: null, isPlayWanted: true },
  ]);
});

test("a member whose trailer's address ran out goes on with the trailer, and not with the film", () => {
  const fresh = { type: 'mp4', url: 'https://video.example/fresh' };
  const player = wanted({ ...video('hls'), trailer });
  player.send('trailer.requested');
  player.takeCalls();
  const videoLinks = [{ type: 'hls', url: 'https://video.example/film' }];
  player.send({ type: 'addresses.renewed', addresses: { videoLinks, trailer: fresh } });
  expect(player.now().matches({ video: 'trailer' })).toBe(true);
  expect(started(player)).toEqual([
    { provider: 'file', url: fresh.url, link: null, isPlayWanted: true },
  ]);
});

test('a source that the provider has no more gives way to the first', () => {
  const player = wanted(twoSources);
  player.send({ type: 'source.picked', link: 1 });
  player.takeCalls();
  const { videoLinks, trailer: none } = video('vimeo');
  player.send({ type: 'addresses.renewed', addresses: { videoLinks, trailer: none } });
  expect(started(player)).toEqual([
    {
      ...{ provider: 'vimeo', url: 'https://video.example/1' },
      ...{ link: 0, isPlayWanted: true },
    },
  ]);
});

test.each([
  ['the trailer takes the place of a film', twoSources, trailer, 'trailer'],
  ['there is no video', twoSources, null, 'none'],
  ['there is no video', { ...video(null), videoLinks: [], trailer }, null, 'none'],
] as const)('when the provider has no more, %s', (_, input, renewed, shown) => {
  const player = wanted(input);
  player.send('play.requested');
  player.takeCalls();
  player.send({ type: 'addresses.renewed', addresses: { videoLinks: [], trailer: renewed } });
  expect(player.now().matches({ video: shown })).toBe(true);
  expect(player.now().hasTag('empty')).toBe(renewed === null);
  expect(started(player)).toEqual(
    renewed === null
      ? []
      : [
          {
            ...{ provider: 'youtube', url: trailer.url },
            ...{ link: null, isPlayWanted: true },
          },
        ],
  );
});
