const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const TAGS = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).map((tag) => [
    ENGLISH_NAMES.of(tag),
    tag,
  ]),
);

export function languageNameIn(language: string, englishName: string): string | null {
  const tag = TAGS.get(englishName);
  if (tag === undefined) return null;
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(tag);
  return name === undefined ? null : capitalized(name, language);
}

function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
