import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  define,
  enums,
  type Infer,
  integer,
  literal,
  min,
  nonempty,
  nullable,
  number,
  object,
  record,
  type Struct,
  union,
} from 'superstruct';
import { paths } from '../paths';
import { EpisodeStruct, episodeTitles } from './episodes';
import { problemsIn, wrongCatalogue } from './problems';
import { id, type Title, TitleStruct, text } from './title';
import { TranslationStruct, type Translations, withWords } from './translations';

const GenreStruct = object({ id, name: text });

const PersonStruct = object({ id, name: text, email: nullable(text), role: text });

const BannerStruct = object({ title: id });

const PlanFeatureStruct = object({
  limitation_title: text,
  limitation_value: union([literal(0), literal(1)]),
  limit: nullable(union([text, record(text, text)])),
});

const MAX_AMOUNT = 10_000_000;
const amount = define<number>(
  `amount of at most ${MAX_AMOUNT}, with at most two decimals`,
  (value) =>
    typeof value === 'number' &&
    value >= 0 &&
    value <= MAX_AMOUNT &&
    Math.round(value * 100) / 100 === value,
);

/**
 * Amounts are in the site's currency. The `value` of a tax is a percentage of the subtotal.
 * The subtotal is `price - discount_amount`. The server ignores `total_price`, and adds the taxes
 * to the subtotal.
 */
export const PlanStruct = object({
  plan_id: id,
  name: text,
  total_price: number(),
  duration_value: min(integer(), 1),
  duration: enums(['month', 'year']),
  plan_type: nonempty(array(PlanFeatureStruct)),
  pricing: object({
    price: amount,
    discount_label: nullable(text),
    discount_amount: amount,
    taxes: array(object({ name: text, value: number() })),
  }),
});

type Genre = Infer<typeof GenreStruct>;
type Person = Infer<typeof PersonStruct>;
type MaybeUnknown = 'release_date' | 'language' | 'imdb_rating' | 'content_rating';
export type CatalogueTitle = Omit<Title, MaybeUnknown> & {
  readonly [Fact in MaybeUnknown]: Title[Fact] | null;
} & {
  readonly lang?: string | undefined;
  readonly has_drawn_poster?: boolean | undefined;
};
export type Plan = Infer<typeof PlanStruct>;
type Banner = Infer<typeof BannerStruct>;

export type Catalogue<T extends CatalogueTitle = CatalogueTitle> = {
  genres: Genre[];
  people: (Person & { readonly picture?: string | null })[];
  titles: T[];
  banners: Banner[];
  plans: Plan[];
  language: string;
  translations: Translations;
};

const WORDS = 'words';

const TITLE_FILES = [
  'films-south-asia.json',
  'films-east-asia.json',
  'films-europe.json',
  'films-americas-africa.json',
  'films-open.json',
  'series.json',
  'channels.json',
];

export function loadCatalogue(): Catalogue<Title> {
  const problems: string[] = [];
  const readOne = <T, S>(file: string, struct: Struct<T, S>, instead: T): T => {
    const value: unknown = JSON.parse(readFileSync(join(paths.catalogue, file), 'utf8'));
    const found = problemsIn(`demo/catalogue/${file}`, value, struct);
    problems.push(...found);
    return found.length === 0 ? (value as T) : instead;
  };
  const readList = <T, S>(file: string, item: Struct<T, S>): T[] => readOne(file, array(item), []);
  const titles: Title[] = TITLE_FILES.flatMap((file) => readList(file, TitleStruct));
  const episodes = readList('episodes.json', EpisodeStruct);
  const translations = Object.fromEntries(
    readdirSync(join(paths.catalogue, WORDS)).map((name) => [
      name.replace('.json', ''),
      readOne(`${WORDS}/${name}`, TranslationStruct, {}),
    ]),
  );
  const all = [...titles, ...episodeTitles(episodes, titles, problems)];
  const named = (id: string, place: string) => {
    const isThere = all.some((title) => title.id === id);
    if (!isThere) problems.push(`${place} names the title ${id}, which is not there. Remove it.`);
    return isThere ? [id] : [];
  };
  const catalogue = {
    genres: readList('genres.json', GenreStruct),
    people: readList('people.json', PersonStruct),
    titles: withWords(all, translations, named),
    banners: readList('banners.json', BannerStruct),
    plans: readList('plans.json', PlanStruct),
    language: 'en',
    translations,
  };
  if (problems.length === 0) problems.push(...missingReferences(catalogue));
  if (problems.length > 0) throw wrongCatalogue(problems);
  return catalogue;
}

function missingReferences({ genres, people, titles, banners }: Catalogue): string[] {
  const idsOf = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));
  const known = { genre: idsOf(genres), person: idsOf(people), title: idsOf(titles) };
  const unknown = (owner: string, kind: keyof typeof known, ids: readonly string[]) =>
    ids
      .filter((id) => !known[kind].has(id))
      .map(
        (id) => `${owner} names the ${kind} ${id}, which is not there. Add it, or remove the id.`,
      );
  const twice = titles
    .filter(({ id }, at) => titles.findIndex((it) => it.id === id) < at)
    .map(
      ({ id, name }) => `The title ${id} ("${name}") has an id of another title. Give it its own.`,
    );
  return [
    ...twice,
    ...titles.flatMap(({ id, name, genres: own, casts }) => [
      ...unknown(`The title ${id} ("${name}")`, 'genre', own),
      ...unknown(`The title ${id} ("${name}")`, 'person', casts),
    ]),
    ...unknown(
      'A banner',
      'title',
      banners.map(({ title }) => title),
    ),
  ];
}
