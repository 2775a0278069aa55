import { describe, expect, test, vi } from 'vitest';
import { mediaAddress } from '../../src/media/video-element';
import { vimeoId, youTubeId, youTubePage } from '../../src/media/video-id';

describe('A YouTube video', () => {
  test.each([
    'eRsGyueVLvQ',
    ' eRsGyueVLvQ ',
    'https://www.youtube.com/watch?v=eRsGyueVLvQ',
    'https://www.youtube.com/watch?list=PL1&index=2&v=eRsGyueVLvQ&t=90s',
    'https://youtu.be/eRsGyueVLvQ',
    'youtu.be/eRsGyueVLvQ',
    'https://www.youtube.com/embed/eRsGyueVLvQ?rel=0',
    'https://www.youtube.com/shorts/eRsGyueVLvQ',
    'https://www.youtube.com/live/eRsGyueVLvQ?feature=share',
    'https://www.youtube.com/v/eRsGyueVLvQ?version=3',
    'https://www.youtube.com/e/eRsGyueVLvQ',
  ])('is found in %s', (url) => {
    expect(youTubeId(url)).toBe('eRsGyueVLvQ');
  });

  test('has a page at YouTube, and an address without one has none', () => {
    const pages = ['https://youtu.be/eRsGyueVLvQ?t=9', 'https://video.example/1'].map(youTubePage);
    expect(pages).toEqual(['https://www.youtube.com/watch?v=eRsGyueVLvQ', null]);
  });

  test('may have dashes and underscores in its id', () => {
    expect(youTubeId('https://youtu.be/-_aZ09-_aZ0')).toBe('-_aZ09-_aZ0');
  });

  test.each([
    '',
    'eRsGyueVLv',
    'eRsGyueVLvQQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=eRsGyueVLvQQ',
    'https://www.youtube.com/@someone',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/1084537',
  ])('is not found in %j', (url) => {
    expect(() => youTubeId(url)).toThrow(`There is no video id in ${url}`);
  });
});

describe('A Vimeo video', () => {
  test.each([
    '1084537',
    ' https://vimeo.com/1084537 ',
    'http://www.vimeo.com/1084537',
    'https://vimeo.com/1084537?share=copy',
    'https://player.vimeo.com/video/1084537?title=0&byline=0',
    'https://vimeo.com/channels/staffpicks/1084537',
    'https://vimeo.com/groups/short-films/videos/1084537',
    'https://vimeo.com/album/5678/video/1084537',
    'https://vimeo.com/showcase/5678/video/1084537',
    'https://vimeo.com/ondemand/seven-lamps/1084537',
    'https://vimeo.com/manage/videos/1084537',
  ])('is found in %s', (url) => {
    expect(vimeoId(url)).toEqual({ id: '1084537', hash: null });
  });

  test.each([
    'https://vimeo.com/1084537/0a1b2c3d4e',
    'https://vimeo.com/1084537/0a1b2c3d4e?share=copy',
    'https://player.vimeo.com/video/1084537?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/1084537?title=0&h=0a1b2c3d4e',
    'https://vimeo.com/showcase/5678/video/1084537?h=0a1b2c3d4e',
  ])('that is unlisted is found with its hash in %s', (url) => {
    expect(vimeoId(url)).toEqual({ id: '1084537', hash: '0a1b2c3d4e' });
  });

  test.each([
    '',
    'https://vimeo.com/',
    'https://vimeo.com/someone',
    'https://vimeo.com/showcase/5678',
    'https://vimeo.com/channels/staffpicks',
    'https://evil.example/1084537',
    'https://vimeo.com.evil.example/1084537',
    'https://youtu.be/eRsGyueVLvQ',
  ])('is not found in %j', (url) => {
    expect(() => vimeoId(url)).toThrow(`There is no video id in ${url}`);
  });
});

describe('The address of a file or stream', () => {
  vi.stubGlobal('window', { location: { href: 'https://fin.example/movie-details/7' } });

  test.each([
    ['/media/streams/a.m3u8', 'https://fin.example/media/streams/a.m3u8'],
    ['b.mp4', 'https://fin.example/movie-details/b.mp4'],
    ['//cdn.example/a.mp4', 'https://cdn.example/a.mp4'],
    ['http://cdn.example/a.mp4?x=1', 'http://cdn.example/a.mp4?x=1'],
  ])('%s is made absolute', (url, address) => {
    expect(mediaAddress(url)).toBe(address);
  });

  test.each(['javascript:alert(1)', 'data:video/mp4,x', 'blob:https://fin.example/1', 'file:///a'])(
    '%s is not played',
    (url) => {
      expect(() => mediaAddress(url)).toThrow(`Not a video address: ${url}`);
    },
  );
});
