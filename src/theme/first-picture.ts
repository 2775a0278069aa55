/** The custom property by which the document's script shows a page's first picture before the app can. */
export const FIRST_PICTURE = '--first-picture';
