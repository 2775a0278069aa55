/** What addresses of a site's pages begin with: nothing in the first of its languages, `/pt` in another. */
export function basePath(language: string, languages: readonly string[]): string {
  return languages.indexOf(language) > 0 ? `/${language}` : '';
}
