/**
 * `sizes` of the hero image: the viewport's width, but at least the width of a 16:9 image that is
 * as high as the hero's minimum height on phones (34rem).
 */
export const HERO_SIZES = 'max(100vw, 968px)';

/**
 * `sizes` of a title's image: the viewport's width. From `lg` on, the value is at least the width
 * of a 16:9 image that is as high as the stage's minimum height before playback (32rem).
 */
export const ART_SIZES = '(min-width: 1024px) max(100vw, 910px), 100vw';
