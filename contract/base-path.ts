/** The path prefix of a language: none for the site's first language, else `/pt`. */
export function basePath(language: string, languages: readonly string[]): string {
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}
