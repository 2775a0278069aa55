/**
 * Returns a BCP 47 tag, such as `pt` for `por` or `Portuguese`.
 * Returns `und` if the text is neither a well-formed tag nor a common language's English name.
 */
export function tagOf(text: string | undefined): string {
  const word = text?.trim() ?? '';
  const named = LANGUAGE_NAMES.get(word.toLowerCase());
  // `Intl` would accept any word of five to eight letters, such as `Director`.
  if (named || !/^[a-z]{2,3}([-_]|$)/i.test(word)) return named ?? 'und';
  try {
    return Intl.getCanonicalLocales(word.replace('_', '-'))[0] ?? 'und';
  } catch {
    return 'und';
  }
}

export function tagInName(word: string): string | null {
  const isTag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(word);
  const tag = isTag || LANGUAGE_NAMES.has(word.toLowerCase()) ? tagOf(word) : 'und';
  return english.of(tag) === tag || tag === 'und' ? null : tag;
}

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
