import { siteSettings } from '../../lib/site/settings';

export const posters = (): readonly string[] => siteSettings().wall ?? ours;

/** `npm run landing` in `demo/studio` generates these images. */
const ours = [
  new URL('./art/wall/poster-01.webp', import.meta.url).href,
  new URL('./art/wall/poster-02.webp', import.meta.url).href,
  new URL('./art/wall/poster-03.webp', import.meta.url).href,
  new URL('./art/wall/poster-04.webp', import.meta.url).href,
  new URL('./art/wall/poster-05.webp', import.meta.url).href,
  new URL('./art/wall/poster-06.webp', import.meta.url).href,
  new URL('./art/wall/poster-07.webp', import.meta.url).href,
  new URL('./art/wall/poster-08.webp', import.meta.url).href,
  new URL('./art/wall/poster-09.webp', import.meta.url).href,
  new URL('./art/wall/poster-10.webp', import.meta.url).href,
  new URL('./art/wall/poster-11.webp', import.meta.url).href,
  new URL('./art/wall/poster-12.webp', import.meta.url).href,
  new URL('./art/wall/poster-13.webp', import.meta.url).href,
  new URL('./art/wall/poster-14.webp', import.meta.url).href,
  new URL('./art/wall/poster-15.webp', import.meta.url).href,
  new URL('./art/wall/poster-16.webp', import.meta.url).href,
];
