/** Returns a language's path prefix, such as `/pt`; '' for the first (the default) or an unknown language. */
export function basePath(language: string, languages: readonly string[]): string {
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}
