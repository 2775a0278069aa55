/**
 * For `sizes` of the home page's hero: as wide as the window, or as a picture that is as tall as the hero. The
 * document's script and the app say the same, so that one picture is fetched.
 */
export const HERO_SIZES = 'max(100vw, 968px)';
