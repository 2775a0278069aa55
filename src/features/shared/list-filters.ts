import type { Card } from '../../../contract/entities';
import { minutesIn } from '../../lib/duration';
import { locale } from '../../lib/site/texts';

const sorts = ['name', 'shortest', 'longest'] as const;
type Sort = (typeof sorts)[number];

/** `null` means the provider's order, all languages or all ratings. */
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
  const hasNames = differ(cards, ({ name }) => name);
  const hasDurations = differ(cards, ({ duration }) => minutesIn(duration));
  return {
    sorts: sorts.filter((sort) => (sort === 'name' ? hasNames : hasDurations)),
    languages: variety(cards, ({ language }) => language),
    ratings: variety(cards, ({ content_rating }) => content_rating),
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

function variety(cards: readonly Card[], textOf: (card: Card) => string | null): string[] {
  const different = new Set<string>();
  for (const card of cards) {
    const text = textOf(card);
    if (text) different.add(text);
  }
  return different.size < 2 ? [] : [...different].sort(comparison());
}

function differ<Value>(cards: readonly Card[], read: (card: Card) => Value | null): boolean {
  let first: Value | null = null;
  return cards.some((card) => {
    const value = read(card);
    first ??= value;
    return value !== null && value !== first;
  });
}
