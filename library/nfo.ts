import { type CheerioAPI, load } from 'cheerio/slim';

export interface Nfo {
  readonly title: string | null;
  readonly plot: string | null;
  /** YYYY-MM-DD */
  readonly released: string | null;
  readonly year: number | null;
  /** Out of 10, rounded to one decimal; `null` if 0, missing or invalid. */
  readonly rating: number | null;
  readonly ageRating: string | null;
  readonly genres: readonly string[];
  readonly actors: readonly { name: string; role: string }[];
  readonly youtube: string | null;
}

export const NFO_LIMIT = 1024 * 1024;

/** Matches the root element without the text around it, such as a URL. */
const ROOT = /<(movie|tvshow|episodedetails)(?:\s[^>]*)?>[\s\S]*?<\/\1\s*>/i;
const MOST_ACTORS = 30;
const LONGEST_NAME = 300;

/**
 * Returns `null` if the text holds no nfo of a film, an episode or a show.
 * Does not expand custom entities.
 */
export function readNfo(text: string): Nfo | null {
  // PostgreSQL rejects NUL.
  const [root] = ROOT.exec(text.replaceAll('\0', '')) ?? [];
  if (!root) return null;
  const $ = load(root, { xml: true });
  const one = (...names: string[]) => {
    const found = names.map((name) => textIn($, `:root > ${name}`)).find((it) => it !== '');
    return found ?? null;
  };
  const released = one('premiered', 'releasedate', 'aired');
  const isDay = released !== null && isCalendarDay(released);
  const year = Number.parseInt(one('year') ?? released ?? '', 10);
  return {
    title: one('title')?.slice(0, LONGEST_NAME) ?? null,
    plot: one('plot', 'outline'),
    released: isDay ? released : null,
    year: year >= 1870 && year < 2200 ? year : null,
    rating: ratingIn($),
    ageRating:
      one('mpaa')
        ?.replace(/^rated\s+/i, '')
        .slice(0, 20) || null,
    genres: [...new Set(all($, ':root > genre').flatMap((it) => it.split(/\s*\/\s*/)))].filter(
      Boolean,
    ),
    actors: $(':root > actor')
      .toArray()
      .slice(0, MOST_ACTORS)
      .map((actor) => ({
        name: $(actor).children('name').first().text().trim(),
        role: $(actor).children('role').first().text().trim(),
      }))
      .filter(({ name }) => name !== ''),
    youtube: youtubeIn(one('trailer') ?? ''),
  };
}

function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime());
  return isDay && day.toISOString().startsWith(text);
}

const all = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((it) => $(it).text().trim());

const textIn = ($: CheerioAPI, selector: string) => $(selector).first().text().trim();

function ratingIn($: CheerioAPI): number | null {
  const found = [
    ':root > ratings > rating[default="true"] > value',
    ':root > ratings > rating > value',
    ':root > rating',
  ].find((selector) => textIn($, selector) !== '');
  if (!found) return null;
  const most = Number($(found).first().closest('rating').attr('max')) || 10;
  const rating = Math.round((numberIn(textIn($, found)) / most) * 100) / 10;
  return rating > 0 && rating <= 10 ? rating : null;
}

const numberIn = (text: string) => Number(text.replace(',', '.'));

function youtubeIn(address: string): string | null {
  const found =
    /(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/)|youtu\.be\/|videoid=)([\w-]{11})/.exec(address);
  return found?.[1] ?? null;
}
