import { expect, test } from 'vitest';
import { trailer, twoSources, video } from '../../flows/cases/playback';
import { playback, presents, progress, removes, url, wanted } from './playback-page';

const SECOND = 'https://video.example/2';
const fresh = { type: 'mp4', url: 'https://video.example/fresh' };
const renewed = (addresses: {
  videoLinks: { type: string | null; url: string }[];
  trailer: typeof trailer | null;
}) => ({ type: 'addresses.renewed', addresses }) as const;

test('another source of the film is played at once, and is a film still', () => {
  const player = wanted({ ...twoSources, trailer }, 'media.playing');
  expect(player.send({ type: 'source.picked', link: 1 })).toEqual([
    removes,
    presents('file', SECOND, 1),
  ]);
  expect(player.now().matches({ video: 'film' })).toBe(true);
  player.send('trailer.requested', 'film.requested');
  expect(player.now().context.source?.url).toBe(SECOND);
});

test('a source that is picked before Play was pressed is played', () => {
  const did = wanted(twoSources).send({ type: 'source.picked', link: 1 });
  expect(did).toEqual([removes, presents('file', SECOND, 1)]);
});

test.each([0, 2])('source %i of two is not another source while the first plays', (link) => {
  expect(wanted(twoSources).now().can({ type: 'source.picked', link })).toBe(false);
});

test('a film without a known type plays in the plain player, also after a trailer that does not', () => {
  const player = playback({ ...video('mp4'), trailer }, 'trailer.requested');
  expect(player.now().context.provider).toBe('youtube');
  player.send('film.requested');
  expect(player.now().context.provider).toBe('file');
});

test('a source that takes over for one that failed is played as the failed one was', () => {
  const player = wanted(twoSources, 'media.failed');
  expect(player.send({ type: 'source.replaced', link: 1 })).toEqual([]);
  expect(progress(player)).toBe('awaitingIntent');
  expect(player.send('play.requested')).toEqual([presents('file', SECOND, 1)]);
  expect(player.send({ type: 'source.replaced', link: 0 })).toEqual([
    removes,
    presents('hls', url, 0),
  ]);
});

test('new addresses replace expired ones, of the film and of its trailer', () => {
  const page = { ...video('hls'), trailer, isPlayWanted: true };
  expect(wanted(page).send(renewed({ videoLinks: [fresh], trailer }))).toEqual([
    removes,
    presents('file', fresh.url),
  ]);
  const visitor = wanted({ ...page, isMember: false });
  expect(visitor.send(renewed({ videoLinks: [], trailer: fresh }))).toEqual([
    removes,
    presents('file', fresh.url, null),
  ]);
});

test('a trailer with an expired address continues as the trailer, not as the film', () => {
  const player = wanted({ ...video('hls'), trailer }, 'trailer.requested');
  const videoLinks = [{ type: 'hls', url: 'https://video.example/film' }];
  expect(player.send(renewed({ videoLinks, trailer: fresh }))).toEqual([
    removes,
    presents('file', fresh.url, null),
  ]);
  expect(player.now().matches({ video: 'trailer' })).toBe(true);
});

test('a source that no longer exists is replaced by the first', () => {
  const player = wanted(twoSources, { type: 'source.picked', link: 1 });
  const did = player.send(renewed({ videoLinks: [{ type: 'vimeo', url }], trailer: null }));
  expect(did).toEqual([removes, presents('vimeo', url)]);
});

test.each([
  ['the trailer takes the place of a film', twoSources, trailer, 'trailer'],
  ['there is no video', twoSources, null, 'none'],
  ['there is no video', { ...video(null), videoLinks: [], trailer }, null, 'none'],
] as const)('when the video no longer exists, %s', (_, input, left, video) => {
  const player = wanted(input, 'play.requested');
  const did = player.send(renewed({ videoLinks: [], trailer: left }));
  expect(did).toEqual([removes, ...(left ? [presents('youtube', trailer.url, null)] : [])]);
  expect(player.now().matches({ video })).toBe(true);
  expect(player.now().hasTag('empty')).toBe(left === null);
});
