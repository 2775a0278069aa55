/** How the document's script shows a page's first pictures before the app can: by custom properties. */

/** The picture that a page begins with: the hero's, a title's art. */
export const FIRST_PICTURE = '--first-picture';

/** How many cards a grid shows while it loads. */
export const GRID_PLACES = 10;

/** The poster of a grid's card, by its place from 1 on. */
export function posterAt(place: number): string {
  return `--poster-${place}`;
}

/** Says `none` for what shows its picture: that does not shimmer any more. */
export function shimmerOf(property: string): string {
  return `${property}-shimmer`;
}

/** For a style: what a loading grid shows at its places. */
export function posterPlaces() {
  const places = Array.from({ length: GRID_PLACES }, (_, index) => index + 1);
  return Object.fromEntries(
    places.map((place) => [
      `& > :nth-child(${place})`,
      {
        animationName: `var(${shimmerOf(posterAt(place))}, shimmer)`,
        '& [data-frame]': {
          bgImage: `var(${posterAt(place)}, none)`,
          bgSize: 'cover',
          backgroundPosition: 'center',
        },
      },
    ]),
  );
}

declare global {
  /** The pictures that the document's script fetches and shows once they are loaded, by their properties. */
  var firstPictures: Map<string, HTMLImageElement> | undefined;
}

/** Shows one of them no more, nor when it is loaded. */
export function forgetFirstPicture(property: string): void {
  const picture = globalThis.firstPictures?.get(property);
  if (picture) picture.onload = null;
  globalThis.firstPictures?.delete(property);
  document.documentElement.style.removeProperty(property);
  document.documentElement.style.removeProperty(shimmerOf(property));
}

export function forgetFirstPictures(): void {
  for (const property of globalThis.firstPictures?.keys() ?? []) forgetFirstPicture(property);
}
