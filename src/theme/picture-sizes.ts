/**
 * `sizes` of the hero image: the viewport's width, but at least enough to cover the hero's height.
 */
export const HERO_SIZES = 'max(100vw, 968px)';

/**
 * `sizes` of a title's image: the viewport's width. On wide screens, at least enough to cover the
 * height of the text.
 */
export const ART_SIZES = '(min-width: 1024px) max(100vw, 910px), 100vw';
