/** How the document's script fetches a picture and shows it, before the app's code is there. */
import { forgetFirstPicture, shimmerOf } from '../../theme/first-picture';

/** An answer's data; the answer is left for the app to read. */
export async function dataOf(answer: Promise<Response>) {
  const body = await (await answer).clone().json();
  return body?.data ?? body;
}

/**
 * Fetches a picture, before the scripts of the page, and shows it when it is loaded.
 *
 * @param property the custom property that it is shown by (`theme/first-picture`)
 * @param address of any type, as `srcset`: the answer is not checked yet
 * @param sizes as the app gives them, so that one picture is fetched
 * @returns whether there is one to fetch
 */
export function fetchPicture(
  property: string,
  address: unknown,
  srcset: unknown,
  sizes: string,
): boolean {
  forgetFirstPicture(property);
  if (typeof address !== 'string') return false;
  const picture = note(property, new Image());
  picture.fetchPriority = 'high';
  picture.onload = () => show(property, picture.currentSrc);
  if (typeof srcset === 'string') Object.assign(picture, { sizes, srcset });
  picture.src = address;
  return true;
}

/** Shows a picture at once: it is asked for before the styles ask, and its arrival is not waited for. */
export function showNow(property: string, address: string): void {
  note(property, new Image()).src = address;
  show(property, address);
}

function note(property: string, picture: HTMLImageElement): HTMLImageElement {
  globalThis.firstPictures ??= new Map();
  globalThis.firstPictures.set(property, picture);
  return picture;
}

/** Behind the page's elements, which the app may replace meanwhile. */
function show(property: string, address: string): void {
  const { style } = document.documentElement;
  style.setProperty(property, `url(${JSON.stringify(address)})`);
  style.setProperty(shimmerOf(property), 'none');
}

/** A text that must be there, as the contract reads it: trimmed, numbers too; '' where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
