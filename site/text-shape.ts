import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

export interface Shape {
  readonly args: readonly string[];
  readonly tags: readonly string[];
  readonly selects: readonly string[];
  readonly plurals: readonly Plural[];
}

interface Plural {
  readonly type: Intl.PluralRuleType;
  readonly categories: readonly string[];
}

export function shapeOf(message: string): Shape {
  const elements = flat(parse(message));
  const plurals = elements.filter((it): it is PluralElement => it.type === TYPE.plural);
  const selects = elements.filter((it): it is SelectElement => it.type === TYPE.select);
  const named = (isTag: boolean) =>
    elements.flatMap((it) => {
      const hasName = it.type !== TYPE.literal && it.type !== TYPE.pound;
      return hasName && (it.type === TYPE.tag) === isTag ? [it.value] : [];
    });
  return {
    args: sorted(named(false)),
    tags: sorted(named(true)),
    selects: sorted(
      selects.map((it) => `${it.value}: ${sorted(Object.keys(it.options)).join(', ')}`),
    ),
    plurals: plurals.map(({ pluralType, options }) => ({
      type: pluralType ?? 'cardinal',
      categories: sorted(Object.keys(options).filter((it) => !it.startsWith('='))),
    })),
  };
}

export function sorted(words: Iterable<string>): string[] {
  return [...new Set(words)].sort();
}

function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((it) => {
    if (it.type === TYPE.tag) return [it, ...flat(it.children)];
    if (it.type !== TYPE.plural && it.type !== TYPE.select) return [it];
    return [it, ...Object.values(it.options).flatMap(({ value }) => flat(value))];
  });
}
