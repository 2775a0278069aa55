/**
 * The banner that the home page's next visit begins with. It is picked, and its picture fetched, while a visit rests,
 * so that the next one's document shows it before the provider has answered (decision 42). Addresses of pictures that
 * everybody sees, in local storage: a sign-out empties it.
 */
const KEY = 'fin.hero';

export interface NextHero {
  /** By which the banner is picked, from 0 to below 1. */
  chance: number;
  /** The address that the provider gives for its picture. */
  picture: string;
  /** Which of the picture's widths was fetched: its address. */
  fetched: string;
  /** The window for which it was. */
  size: WindowSize;
}

/** By which a browser picks one of a picture's widths. */
interface WindowSize {
  /** In CSS pixels. */
  width: number;
  /** Of the screen, in each of those. */
  pixels: number;
}

export function windowSize(): WindowSize {
  return { width: innerWidth, pixels: devicePixelRatio };
}

/** Whether there is one to begin with, in a window of this size. */
export function hasNextHero(): boolean {
  return read() !== null;
}

export function keepNextHero(next: NextHero): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is disabled or full: the next visit waits for the provider's answer.
  }
}

/** For one visit: the one after it has its own. */
export function takeNextHero(): NextHero | null {
  const next = read();
  if (next) localStorage.removeItem(KEY);
  return next;
}

function read(): NextHero | null {
  try {
    const { chance, picture, fetched, size } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const isWhole = chance >= 0 && chance < 1 && [picture, fetched].every(isText);
    const { width, pixels } = windowSize();
    const isSame = size?.width === width && size.pixels === pixels;
    return isWhole && isSame ? { chance, picture, fetched, size } : null;
  } catch {
    return null;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
