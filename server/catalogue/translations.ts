import { define, type Infer, nonempty, object, optional, record, string } from 'superstruct';

const text = nonempty(string());

export const LanguageTag = define<string>('language tag, such as pt or pt-BR', (value) => {
  // `Intl` also accepts any word of five to eight letters, such as `english`.
  if (!/^[a-z]{2,3}(-|$)/.test(String(value))) return false;
  try {
    return Intl.getCanonicalLocales(value as string)[0] === value;
  } catch {
    return false;
  }
});

const TitleWordsStruct = object({ name: optional(text), description: optional(text) });

export const TranslationStruct = object({
  /** Maps original texts to translations: genres, languages, and all texts of plans. */
  words: optional(record(text, text)),
  titles: optional(record(text, TitleWordsStruct)),
});
type Translation = Infer<typeof TranslationStruct>;

export type Translations = Readonly<Record<string, Translation>>;

export type TitleWords = Readonly<
  Record<
    string,
    {
      readonly name?: string | null | undefined;
      readonly description?: string | null | undefined;
    }
  >
>;

export function withWords<
  T extends { readonly id: string; readonly words?: TitleWords | undefined },
>(
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

export function phrasesOf(
  translations: Translations,
): { language: string; own: string; said: string }[] {
  return Object.entries(translations).flatMap(([language, { words = {} }]) =>
    Object.entries(words).map(([own, said]) => ({ language, own, said })),
  );
}
