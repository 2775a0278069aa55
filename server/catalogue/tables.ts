import { fold } from '../../contract/fold';
import type { Catalogue, CatalogueTitle, Plan } from './catalogue';
import { phrasesOf } from './translations';

export interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly key: readonly string[];
  readonly rows: readonly object[];
  /** Removed rows get `is_offered = false` instead of being deleted: orders reference them. */
  readonly kept?: boolean;
}

export function tablesOf(catalogue: Catalogue): Table[] {
  const { genres, people, titles, banners, plans, language: lang, translations } = catalogue;
  const byId = new Map(titles.map((title) => [title.id, title]));
  const onBanner = new Set(banners.map(({ title }) => title));
  const backdropOf = ({ id, artwork: base }: CatalogueTitle) =>
    base ? `${base}-banner` : `${id}-${onBanner.has(id) ? 'banner' : 'wide'}`;
  return [
    {
      name: 'genres',
      columns: { id: 'text', name: 'text', folded: 'text', position: 'int', lang: 'text' },
      key: ['id'],
      rows: genres.map(({ id, name }, position) => ({
        id,
        name,
        folded: fold(name),
        position,
        lang,
      })),
    },
    {
      name: 'people',
      columns: { id: 'text', name: 'text', folded: 'text', email: 'text', profile_image: 'text' },
      key: ['id'],
      rows: people.map(({ id, name, email, picture = artwork(id) }) => ({
        id,
        name,
        folded: fold(name),
        email,
        profile_image: picture,
      })),
    },
    {
      name: 'titles',
      columns: TITLE_COLUMNS,
      key: ['id'],
      rows: titles.map((title) => ({
        ...titleRow(title),
        lang: title.lang ?? lang,
        backdrop_image: title.picture ?? artwork(title.still ?? backdropOf(title)),
      })),
    },
    {
      name: 'title_words',
      columns: {
        title_id: 'text',
        language: 'text',
        name: 'text',
        folded: 'text',
        description: 'text',
      },
      key: ['title_id', 'language'],
      rows: titles.flatMap(({ id, words = {} }) =>
        Object.entries(words).map(([language, { name = null, description = null }]) => ({
          title_id: id,
          language,
          name,
          folded: name && fold(name),
          description,
        })),
      ),
    },
    {
      name: 'phrases',
      columns: { language: 'text', own: 'text', said: 'text' },
      key: ['language', 'own'],
      rows: phrasesOf(translations),
    },
    {
      name: 'title_genres',
      columns: { title_id: 'text', genre_id: 'text', position: 'int' },
      key: ['title_id', 'genre_id'],
      rows: titles.flatMap(({ id, genres: ids }) =>
        ids.map((genre, position) => ({ title_id: id, genre_id: genre, position })),
      ),
    },
    {
      name: 'title_casts',
      columns: { title_id: 'text', person_id: 'text', position: 'int' },
      key: ['title_id', 'person_id'],
      rows: titles.flatMap(({ id, casts }) =>
        casts.map((person, position) => ({ title_id: id, person_id: person, position })),
      ),
    },
    {
      name: 'title_videos',
      columns: {
        title_id: 'text',
        position: 'int',
        type: 'text',
        url: 'text',
        storyboard: 'text',
        protection: 'text',
      },
      key: ['title_id', 'position'],
      rows: titles.flatMap(({ id, videos }) =>
        videos.map(({ protection, ...video }, position) => ({
          title_id: id,
          position,
          ...video,
          protection: protection && JSON.stringify(protection),
        })),
      ),
    },
    {
      name: 'banners',
      columns: { title_id: 'text', image: 'text', position: 'int' },
      key: ['title_id'],
      rows: banners
        .filter(({ title }) => byId.has(title))
        .map(({ title }, position) => ({
          title_id: title,
          image: byId.get(title)?.picture ?? artwork(`${byId.get(title)?.artwork ?? title}-banner`),
          position,
        })),
    },
    {
      name: 'plans',
      columns: PLAN_COLUMNS,
      key: ['id'],
      rows: plans.map((plan, at) => planRow(plan, at, lang)),
      kept: true,
    },
  ];
}

const TITLE_COLUMNS = {
  id: 'text',
  kind: 'text',
  name: 'text',
  folded: 'text',
  description: 'text',
  release_date: 'date',
  language: 'text',
  duration: 'text',
  imdb_rating: 'double precision',
  content_rating: 'text',
  poster_image: 'text',
  thumbnail_image: 'text',
  backdrop_image: 'text',
  trailer_type: 'text',
  trailer_url: 'text',
  is_free: 'boolean',
  views: 'int',
  likes: 'int',
  popularity: 'int',
  show_id: 'text',
  season: 'int',
  episode: 'int',
  lang: 'text',
  has_drawn_poster: 'boolean',
};

const PLAN_COLUMNS = {
  id: 'text',
  name: 'text',
  position: 'int',
  duration_value: 'int',
  duration: 'text',
  features: 'text',
  price_cents: 'int',
  discount_label: 'text',
  discount_cents: 'int',
  taxes: 'text',
  lang: 'text',
  is_offered: 'boolean',
};

function titleRow({
  genres: _,
  casts: __,
  videos: ___,
  trailer,
  artwork: base,
  picture,
  still,
  series,
  words: ____,
  ...title
}: CatalogueTitle) {
  return {
    ...title,
    folded: fold(title.name),
    poster_image: picture ?? artwork(`${base ?? title.id}-poster`),
    thumbnail_image: picture ?? artwork(still ?? `${base ?? title.id}-thumb`),
    trailer_type: trailer?.type ?? null,
    trailer_url: trailer?.url ?? null,
    show_id: series?.id,
    season: series?.season,
    episode: series?.episode,
  };
}

function planRow(
  { plan_id, name, duration_value, duration, plan_type, pricing }: Plan,
  at: number,
  lang: string,
) {
  return {
    id: plan_id,
    name,
    position: at,
    duration_value,
    duration,
    features: JSON.stringify(plan_type),
    price_cents: Math.round(pricing.price * 100),
    discount_label: pricing.discount_label,
    discount_cents: Math.round(pricing.discount_amount * 100),
    taxes: JSON.stringify(pricing.taxes),
    lang,
    is_offered: true,
  };
}

function artwork(name: string): string {
  return `/media/artwork/${name}.webp`;
}
