/** Languages of soundtracks and subtitles: BCP 47 tags, and their names. */

/** As in `pt` for `por`, `pt-BR`; `und` for what is no language. */
export function tagOf(text: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(text?.trim().replace('_', '-') || 'und')[0] ?? 'und';
  } catch {
    return LANGUAGE_NAMES.get(text?.trim().toLowerCase() ?? '') ?? 'und';
  }
}

/** The tag of a word in a file's name, as in `pt`, `por`, `Portuguese`; `null` for another word. */
export function tagInName(word: string): string | null {
  const named = LANGUAGE_NAMES.get(word.toLowerCase());
  if (named) return named;
  const tag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(word) ? tagOf(word) : 'und';
  return english.of(tag) === tag || tag === 'und' ? null : tag;
}

/** In the language itself, with a capital: 'Português'. */
export function ownName(tag: string): string {
  if (tag === 'und') return 'Unknown language';
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** 'Portuguese'; `null` for an unknown language. */
export function englishName(tag: string): string | null {
  return tag === 'und' || tag === 'zxx' ? null : (english.of(tag) ?? null);
}

const english = new Intl.DisplayNames(['en'], { type: 'language' });

const COMMON =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ko lt lv ml mr ms nb nl no pl pt ro ru sk sl sq sr sv ta te th tr uk ur vi zh';

/** By English name, in lower case. */
const LANGUAGE_NAMES = new Map(
  COMMON.split(' ').map((tag) => [(english.of(tag) ?? tag).toLowerCase(), tag]),
);
