/**
 * The catalogue that the reference provider is seeded with: titles, people, genres, banners, plans.
 * The demo's source is the JSON in `demo/catalogue/`; the structs below say its shape. A library's is made of what its
 * folders say (`library.ts`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  literal,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  type Struct,
  string,
  union,
} from 'superstruct';
import { paths } from '../paths';
import { missingReferences, problemsIn, wrongCatalogue } from './problems';

const text = nonempty(string());
const id = pattern(string(), /^\d+$/);
const count = min(integer(), 0);

const GenreStruct = object({ id, name: text });

const PersonStruct = object({ id, name: text, email: nullable(text), role: text });

/** `url` is absolute for YouTube and Vimeo, a path under `/media/streams/` for HLS and mp4. */
const VideoStruct = object({ type: enums(['HLS', 'YouTube', 'Vimeo', 'mp4']), url: text });

/** The rest as in the contract's video link. */
const VideoLinkStruct = object({
  ...VideoStruct.schema,
  storyboard: optional(text),
  protection: optional(
    array(
      object({ system: enums(['clearkey']), license_url: text, certificate_url: nullable(text) }),
    ),
  ),
});

const TitleStruct = object({
  id,
  kind: enums(['film', 'series', 'channel']),
  name: text,
  description: text,
  /** YYYY-MM-DD */
  release_date: pattern(string(), /^\d{4}-\d{2}-\d{2}$/),
  language: text,
  /** hh:mm, minutes below 60 */
  duration: pattern(string(), /^\d{2}:[0-5]\d$/),
  imdb_rating: number(),
  content_rating: text,
  /** Genre ids, the leading one first. */
  genres: nonempty(array(id)),
  /** Person ids, in billing order. */
  casts: array(id),
  trailer: nullable(VideoStruct),
  videos: array(VideoLinkStruct),
  is_free: boolean(),
  views: count,
  likes: count,
  /** Higher is more popular; the ten highest are the Top 10. */
  popularity: count,
});

const BannerStruct = object({ title: id });

const PlanFeatureStruct = object({
  limitation_title: text,
  limitation_value: union([literal(0), literal(1)]),
  limit: nullable(union([text, record(text, text)])),
});

/** Amounts have two decimals. subtotal = price - discount_amount; total_price = subtotal + taxes. */
export const PlanStruct = object({
  plan_id: id,
  name: text,
  total_price: number(),
  duration_value: min(integer(), 1),
  duration: enums(['month', 'year']),
  plan_type: nonempty(array(PlanFeatureStruct)),
  pricing: object({
    price: number(),
    discount_label: nullable(text),
    discount_amount: min(number(), 0),
    /** `value` is a percent of the subtotal, each tax rounded to two decimals. */
    taxes: array(object({ name: text, value: number() })),
  }),
});

type Genre = Infer<typeof GenreStruct>;
type Person = Infer<typeof PersonStruct>;
/** A title of the demo. */
export type Title = Infer<typeof TitleStruct>;
type MaybeUnknown = 'release_date' | 'language' | 'imdb_rating' | 'content_rating';
/** A title of any catalogue: its files may not say everything. */
export type CatalogueTitle = Omit<Title, MaybeUnknown> & {
  readonly [Fact in MaybeUnknown]: Title[Fact] | null;
} & {
  /** What the names of its pictures begin with, where it is not its id. */
  readonly artwork?: string;
  /** The address of a picture of another host, instead of artwork. */
  readonly picture?: string;
};
export type Plan = Infer<typeof PlanStruct>;
type Banner = Infer<typeof BannerStruct>;

export type Catalogue<T extends CatalogueTitle = CatalogueTitle> = {
  genres: Genre[];
  /** `picture` is the address of a portrait; where it is not said, that of the demo's artwork. */
  people: (Person & { readonly picture?: string | null })[];
  /** Films, series and channels, told apart by `kind`. */
  titles: T[];
  banners: Banner[];
  plans: Plan[];
};

const TITLE_FILES = [
  'films-south-asia.json',
  'films-east-asia.json',
  'films-europe.json',
  'films-americas-africa.json',
  'films-open.json',
  'series.json',
  'channels.json',
];

/** Reads and checks the demo's catalogue. @throws {Error} that names everything wrong with it */
export function loadCatalogue(): Catalogue<Title> {
  const problems: string[] = [];
  const readList = <T, S>(file: string, item: Struct<T, S>): T[] => {
    const list: unknown = JSON.parse(readFileSync(join(paths.catalogue, file), 'utf8'));
    const found = problemsIn(`demo/catalogue/${file}`, list, array(item));
    problems.push(...found);
    return found.length === 0 ? (list as T[]) : [];
  };
  const catalogue = {
    genres: readList('genres.json', GenreStruct),
    people: readList('people.json', PersonStruct),
    titles: TITLE_FILES.flatMap((file) => readList(file, TitleStruct)),
    banners: readList('banners.json', BannerStruct),
    plans: readList('plans.json', PlanStruct),
  };
  if (problems.length === 0) problems.push(...missingReferences(catalogue));
  if (problems.length > 0) throw wrongCatalogue(problems);
  return catalogue;
}
