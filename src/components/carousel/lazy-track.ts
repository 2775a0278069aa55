import { lazy } from '../../lib/lazy';

/** What moves a row's cards: a chunk of its own, which the page's first sight does not wait for. */
export const carouselTrack = lazy(async () => (await import('./CarouselTrack')).CarouselTrack);
