/** Returns a path prefix such as `/pt`; '' for the site's first language and unknown languages. */
export function basePath(language: string, languages: readonly string[]): string {
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}
