/** For `sizes` of the home page's hero: as wide as the window, or as a picture that is as tall as the hero. */
export const HERO_SIZES = 'max(100vw, 968px)';

/** For `sizes` of a title's art: as wide as the window, or as a picture that is as tall as the facts over it. */
export const ART_SIZES = '(min-width: 1024px) max(100vw, 910px), 100vw';
