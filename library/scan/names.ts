const VIDEO =
  /\.(mkv|mp4|m4v|mov|avi|divx|webm|ts|m2ts|mts|mpg|mpeg|vob|wmv|asf|flv|ogv|ogm|3gp|rm|rmvb|mxf|dv)$/i;
const EXTRA =
  /(?:[-._](sample|behindthescenes|deleted|featurette|interview|scene|short|other|clip)|-extra|- sample)$/i;
const EXTRA_FOLDER =
  /^(samples?|extras?|featurettes|behind the scenes|deleted scenes|interviews|scenes|shorts|clips|other|special features)$/i;
const TRAILER = /^(.*)(?:[-._]|- )trailer\d*$/i;
const TRAILER_OF_FOLDER = /^(movie[-._])?trailer\d*$/i;
const PART = /(?:^|[ ._-]+)(?:cd|part|pt|dis[ck])[ ._-]*(\d{1,2})$/i;
const SEASON =
  /^(?:season|series|staffel|saison|temporada|stagione|s)[ ._-]*(\d{1,4})$|^specials$/i;

export const isVideo = (name: string): boolean => VIDEO.test(name) && !name.startsWith('.');
export const isExtra = (base: string): boolean => EXTRA.test(base);
export const isExtraFolder = (name: string): boolean => EXTRA_FOLDER.test(name);
export const isSeasonFolder = (name: string): boolean => SEASON.test(name);

export const baseOf = (name: string): string => name.replace(/\.[^.]*$/, '');

export const comparable = (name: string): string => name.normalize('NFC').toLowerCase();

export function nameAndYear(base: string): { name: string; year: number | null } {
  const text = base.normalize('NFC');
  const bracketed = /^(.+?)[ ._]*[([]((?:18|19|20)\d\d)[)\]]/.exec(text);
  const dotted = /^(.+?)[ ._]((?:18|19|20)\d\d)(?:[ ._]|$)/.exec(text.includes(' ') ? '' : text);
  const [, name = text, year] = bracketed ?? dotted ?? [];
  const words = name.includes(' ') ? name : name.replace(/[._]+/g, ' ');
  return { name: words.trim() || text, year: year ? Number(year) : null };
}

export interface Episode {
  readonly season: number;
  readonly number: number;
}

export function episodeIn(base: string): (Episode & { before: string; after: string }) | null {
  const found =
    /(?<![a-z0-9])s(\d{1,4})[ ._-]*e(\d{1,4})(?:[-e]+\d+)*/i.exec(base) ??
    /(?<![a-z0-9])(\d{1,2})x(\d{2,3})(?![a-z0-9])/i.exec(base);
  if (!found) return null;
  const clean = (text: string) => text.replace(/[._]+/g, ' ').replace(/^[ -]+|[ -]+$/g, '');
  return {
    season: Number(found[1]),
    number: Number(found[2]),
    before: clean(base.slice(0, found.index)),
    after: clean(base.slice(found.index + found[0].length)),
  };
}

/** Returns 'Film (2020)' for 'Film (2020)-trailer2', and `null` without such a suffix. */
export const trailerIn = (base: string): string | null => TRAILER.exec(base)?.[1] ?? null;

export const isTrailerOfFolder = (base: string): boolean => TRAILER_OF_FOLDER.test(base);
export const isSampleOfFolder = (base: string): boolean => /^sample$/i.test(base);

export function partIn(base: string): { whole: string; number: number } | null {
  const found = PART.exec(base);
  return found && { whole: base.slice(0, found.index), number: Number(found[1]) };
}
