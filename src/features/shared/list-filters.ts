import type { Card } from '../../../contract/entities';
import { minutesIn } from '../../lib/duration';
import { locale } from '../../lib/site/texts';

const sorts = ['name', 'shortest', 'longest'] as const;
type Sort = (typeof sorts)[number];

/** `null` means the provider's order, all languages and all ratings, respectively. */
export interface ListFilters {
  sort: Sort | null;
  language: string | null;
  rating: string | null;
}

export interface ListOptions {
  sorts: readonly Sort[];
  languages: readonly string[];
  ratings: readonly string[];
}

const comparison = () => new Intl.Collator(locale(), { numeric: true }).compare;

export function optionsOf(cards: readonly Card[]): ListOptions {
  const hasNames = variety(cards.map(({ name }) => name)).length > 0;
  const hasDurations = variety(cards.map(({ duration }) => minutesIn(duration))).length > 0;
  return {
    sorts: sorts.filter((sort) => (sort === 'name' ? hasNames : hasDurations)),
    languages: variety(cards.map(({ language }) => language)).sort(comparison()),
    ratings: variety(cards.map(({ content_rating }) => content_rating)).sort(comparison()),
  };
}

export function filtersIn(query: URLSearchParams, options: ListOptions): ListFilters {
  const offered = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null;
  return {
    sort: offered('sort', options.sorts),
    language: offered('language', options.languages),
    rating: offered('rating', options.ratings),
  };
}

export function arranged(cards: readonly Card[], filters: ListFilters): readonly Card[] {
  const { sort, language, rating } = filters;
  if (!sort && !language && !rating) return cards;
  const fitting = cards.filter(
    (card) =>
      (!language || card.language === language) && (!rating || card.content_rating === rating),
  );
  if (sort === 'name') {
    const compare = comparison();
    return fitting.sort((a, b) => compare(a.name, b.name));
  }
  if (sort) return byDuration(fitting, sort === 'shortest' ? 1 : -1);
  return fitting;
}

function byDuration(cards: readonly Card[], direction: 1 | -1): Card[] {
  const timed = cards.map((card) => ({ card, minutes: minutesIn(card.duration) }));
  const rank = (minutes: number | null) =>
    minutes === null ? Number.POSITIVE_INFINITY : minutes * direction;
  return timed
    .sort(({ minutes: a }, { minutes: b }) => (a === b ? 0 : rank(a) - rank(b)))
    .map(({ card }) => card);
}

function variety<Value extends string | number>(values: readonly (Value | null)[]): Value[] {
  const different = [...new Set(values)].filter((it): it is Value => it !== null && it !== '');
  return different.length < 2 ? [] : different;
}
