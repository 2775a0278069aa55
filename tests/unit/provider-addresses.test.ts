import { expect, test } from 'vitest';
import { parseJson } from '../../src/api/json';
import { resolvingFrom } from '../../src/api/provider-addresses';

const read = (answer: object) =>
  parseJson(JSON.stringify(answer), resolvingFrom('https://api.example/api/v2/user/title/7'));

test("relative addresses are the provider's; absolute and invalid ones stay", () => {
  expect(
    read({
      poster_image: '/media/p.webp',
      profile_image: '//cdn.example/a.webp',
      backdrop_image: 'https://cdn.example/b.webp',
      thumbnail_image: null,
      poster_srcset: '/media/p-200.avif 200w, https://cdn.example/p,1.webp 400w',
      trailer_url: 'dQw4w9WgXcQ',
      trailer_url_type: '/youtube',
      name: '/media/p.webp',
      video_links: [{ url: '../films/1.m3u8', storyboard: './sheets.vtt' }],
    }),
  ).toEqual({
    poster_image: 'https://api.example/media/p.webp',
    profile_image: 'https://cdn.example/a.webp',
    backdrop_image: 'https://cdn.example/b.webp',
    thumbnail_image: null,
    poster_srcset: 'https://api.example/media/p-200.avif 200w, https://cdn.example/p,1.webp 400w',
    trailer_url: 'dQw4w9WgXcQ',
    trailer_url_type: '/youtube',
    name: '/media/p.webp',
    video_links: [
      {
        url: 'https://api.example/api/v2/user/films/1.m3u8',
        storyboard: 'https://api.example/api/v2/user/title/sheets.vtt',
      },
    ],
  });
});
