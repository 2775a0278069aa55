import { origin, scriptAddress } from '../server/settings-kinds';
import { ROW_NAMES, type SiteSettings } from '../src/lib/site/settings';
import { palette } from '../src/theme/palette';
import { themeProblems } from '../src/theme/site-theme';
import type { FaceFiles } from './faces/faces';
import { listOf, matching, oneOf, readBy, rule, trueOrFalse, words } from './rules';

const color = matching('a colour of six digits such as #FFA62B', /^#[0-9a-f]{6}$/i);

const face = matching('a file such as "faces/own.woff2"', /^faces\/[^/\\\s]+\.woff2$/);

const currency = rule('an ISO 4217 code such as "EUR"', (value) =>
  Intl.supportedValuesOf('currency').find((it) => it === value),
);

const language = rule('a language tag such as "pt" or "pt-BR"', (value) => {
  try {
    return typeof value === 'string' ? Intl.getCanonicalLocales(value)[0] : undefined;
  } catch {
    return undefined;
  }
});

const ofText = <T>({ remedy, read }: { remedy: string; read(text: string): T | undefined }) =>
  rule(remedy, (value) => (typeof value === 'string' ? read(value) : undefined));

const rules = {
  name: words(60),
  description: words(300),
  support: matching(
    'an email address, or an address that begins with https://',
    /^([^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/,
  ),
  copyright: words(200),
  language,
  languages: listOf('a list of language tags such as ["pt", "en"]', language),
  theme: { ground: color, text: color, accent: color, corners: oneOf('round', 'square') },
  faces: { display: face, body: face, bold: face },
  currency: { landing: currency, plans: currency, checkout: currency },
  features: {
    ad: trueOrFalse,
    plans: trueOrFalse,
    submission: trueOrFalse,
    castMail: trueOrFalse,
    signUp: oneOf('open', 'invited', 'closed'),
  },
  rows: listOf(`a list of ${ROW_NAMES.join(', ')}`, oneOf(...ROW_NAMES)),
  provider: ofText(origin),
  ad: ofText(scriptAddress),
};

/** Site settings other than the URLs of generated files. */
export type Brand = Omit<SiteSettings, 'texts' | 'legal' | 'logo' | 'icon' | 'wall'>;

const HOUSE_AD = '/ads/house.js';

/** Values of environment variables that override `site.json`; `null` if unset. */
export interface Overrides {
  readonly provider: string | null;
  readonly ad: string | null;
}

const THEME = {
  ground: palette.ink[900],
  text: palette.ivory[50],
  accent: palette.amber[400],
  corners: 'round',
} as const;

export function readBrand(
  content: unknown,
  ours: Brand,
  overrides: Overrides,
  problems: string[],
): Brand & { faces: FaceFiles } {
  const { features, theme, faces, ...given } = readBy(rules, content, problems);
  const [first = ours.language] = given.languages ?? [];
  const chosen = given.language ?? first;
  const languages = given.languages ?? [chosen];
  const others = languages.filter((it) => it !== chosen);
  if (!languages.includes(chosen)) {
    problems.push(`language is "${chosen}". Set it to one of languages: ${languages.join(', ')}.`);
  }
  const hasPlans = features?.plans !== false;
  const ad =
    features?.ad === false ? null : adOf(given.ad ?? (hasPlans ? HOUSE_AD : 'off'), overrides);
  const provider = overrides.provider ?? given.provider ?? ours.provider;
  const whole = theme ? { ...THEME, ...defined(theme) } : ours.theme;
  if (whole) problems.push(...themeProblems(whole));
  return {
    ...ours,
    ...defined(given),
    language: chosen,
    languages: [chosen, ...others],
    // A site with its own name must not refer its viewers to Fin's support.
    support: given.support ?? (given.name ? null : ours.support),
    provider,
    ad,
    features: { ...ours.features, ...defined(features), ad: ad !== null },
    currency: {
      ...ours.currency,
      ...ofCheckout(given.currency?.checkout),
      ...defined(given.currency),
    },
    theme: whole,
    faces: { ...faces },
    hasWordmark: (given.name ?? ours.name) === ours.name,
  };
}

export function ourBrand(ours: Brand, overrides: Overrides): Brand {
  const { faces: _, ...brand } = readBrand({}, ours, overrides, []);
  return brand;
}

function adOf(given: string, overrides: Overrides): string | null {
  const ad = overrides.ad ?? given;
  return ad === 'off' ? null : ad;
}

const ofCheckout = (currency: string | undefined) =>
  currency === undefined ? {} : { landing: currency, plans: currency };

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

const defined = <T extends object>(values: T | undefined) =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, it]) => it !== undefined),
  ) as Defined<T>;
