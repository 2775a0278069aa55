/** Returns a BCP 47 tag, such as `pt` for `por`; `und` if unknown. */
export function tagOf(text: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(text?.trim().replace('_', '-') || 'und')[0] ?? 'und';
  } catch {
    return LANGUAGE_NAMES.get(text?.trim().toLowerCase() ?? '') ?? 'und';
  }
}

/** Returns the language tag of a word in a file name (`pt`, `por`, `Portuguese`); `null` for other words. */
export function tagInName(word: string): string | null {
  const named = LANGUAGE_NAMES.get(word.toLowerCase());
  if (named) return named;
  const tag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(word) ? tagOf(word) : 'und';
  return english.of(tag) === tag || tag === 'und' ? null : tag;
}

/** Returns the language's name in that language, capitalized: 'Português'. */
export function ownName(tag: string): string {
  if (tag === 'und') return 'Unknown language';
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export function englishName(tag: string): string | null {
  return tag === 'und' || tag === 'zxx' ? null : (english.of(tag) ?? null);
}

const english = new Intl.DisplayNames(['en'], { type: 'language' });

const COMMON =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ko lt lv ml mr ms nb nl no pl pt ro ru sk sl sq sr sv ta te th tr uk ur vi zh';

const LANGUAGE_NAMES = new Map(
  COMMON.split(' ').map((tag) => [(english.of(tag) ?? tag).toLowerCase(), tag]),
);
