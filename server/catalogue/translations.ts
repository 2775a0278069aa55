/** What a catalogue's titles, genres and plans are called in other languages. */
import { define, type Infer, nonempty, object, optional, record, string } from 'superstruct';

const text = nonempty(string());

/** BCP 47, as in `pt` or `pt-BR`. */
export const LanguageTag = define<string>('language tag, such as pt or pt-BR', (value) => {
  try {
    return Intl.getCanonicalLocales(value as string)[0] === value;
  } catch {
    return false;
  }
});

const TitleWordsStruct = object({ name: optional(text), description: optional(text) });

export const TranslationStruct = object({
  /** By the own words of genres, plans, their features, limits, discounts and taxes. */
  words: optional(record(text, text)),
  titles: optional(record(text, TitleWordsStruct)),
});
type Translation = Infer<typeof TranslationStruct>;

/** By language. */
export type Translations = Readonly<Record<string, Translation>>;

/** A title's words by language; what is not said is as in its own words. */
export type TitleWords = Readonly<
  Record<
    string,
    {
      readonly name?: string | null | undefined;
      readonly description?: string | null | undefined;
    }
  >
>;

/**
 * The titles with what the translations say of them, before what was known.
 * @param find the ids of what a translation calls a title, at a place that a sentence can name
 */
export function withWords<T extends { readonly id: string; readonly words?: TitleWords }>(
  titles: readonly T[],
  translations: Translations,
  find: (name: string, place: string) => readonly string[],
): T[] {
  const words = new Map<string, TitleWords>();
  for (const [language, translation] of Object.entries(translations)) {
    for (const [name, said] of Object.entries(translation.titles ?? {})) {
      for (const id of find(name, `translations, ${language}, titles`)) {
        words.set(id, { ...words.get(id), [language]: said });
      }
    }
  }
  return titles.map((title) => {
    const said = words.get(title.id);
    if (!said) return title;
    const all = Object.keys({ ...title.words, ...said }).map((language) => [
      language,
      { ...title.words?.[language], ...said[language] },
    ]);
    return { ...title, words: Object.fromEntries(all) };
  });
}

/** The translated words by language. */
export function phrasesOf(
  translations: Translations,
): { language: string; own: string; said: string }[] {
  return Object.entries(translations).flatMap(([language, { words = {} }]) =>
    Object.entries(words).map(([own, said]) => ({ language, own, said })),
  );
}
