import type { Catalogue } from '../../server/text-files';
import { type Shape, shapeOf, sorted } from '../../site/text-shape';

export function problemsOf(language: string, catalogue: Catalogue, english?: Catalogue): string[] {
  const name = (key: string, problem: string) => `texts/${language}.json: ${key} ${problem}`;
  const keys = english
    ? [
        ...missingFrom(catalogue, english).map((key) => name(key, 'is missing')),
        ...missingFrom(english, catalogue).map((key) => name(key, 'is no key of English')),
      ]
    : [];
  const messages = Object.entries(catalogue).flatMap(([key, { defaultMessage }]) => {
    const source = english?.[key]?.defaultMessage;
    return messageProblems(language, defaultMessage, source).map((it) => name(key, it));
  });
  return [...keys, ...messages];
}

const missingFrom = (one: Catalogue, other: Catalogue) =>
  Object.keys(other).filter((key) => !Object.hasOwn(one, key));

function messageProblems(language: string, message: string, source?: string): string[] {
  let shape: Shape;
  try {
    shape = shapeOf(message);
  } catch (error) {
    return [`can't be read: ${(error as Error).message}`];
  }
  const differences = source === undefined ? [] : differencesOf(shape, shapeOf(source));
  return [...differences, ...pluralProblems(language, shape)];
}

function differencesOf(shape: Shape, source: Shape): string[] {
  return (['args', 'tags', 'selects'] as const).flatMap((part) => {
    const [here, there] = [shape[part].join('; '), source[part].join('; ')];
    return here === there ? [] : [`has the ${part} (${here}), English has (${there})`];
  });
}

function pluralProblems(language: string, { plurals }: Shape): string[] {
  return plurals.flatMap(({ type, categories }) => {
    const rules = new Intl.PluralRules(language, { type });
    const wanted = sorted(rules.resolvedOptions().pluralCategories).join(', ');
    const here = categories.join(', ');
    return here === wanted || here === 'other'
      ? []
      : [`has the plurals (${here}), the language has (${wanted})`];
  });
}
