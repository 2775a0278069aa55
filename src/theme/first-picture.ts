/** The custom property by which the document's script shows a page's first picture before the app can. */
export const FIRST_PICTURE = '--first-picture';

declare global {
  /** The picture that the document's script fetches, and shows once it is loaded. */
  var firstPicture: HTMLImageElement | undefined;
}
