/** `sizes` of the hero image: the window's width, or more to fill the hero's height. */
export const HERO_SIZES = 'max(100vw, 968px)';

/** `sizes` of a title's image: the window's width, or more to fill the height of the text over it. */
export const ART_SIZES = '(min-width: 1024px) max(100vw, 910px), 100vw';
