/** The language that was chosen in this browser: a cookie, which signing out leaves alone and a server may read. */

const NAME = 'language';
/** As long as browsers store a cookie. */
const SECONDS = 400 * 24 * 60 * 60;

/** `null` where none was chosen. */
export function chosenLanguage(): string | null {
  const [, value] = new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(document.cookie) ?? [];
  return value ?? null;
}

export function chooseLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 and Safari before 18.4 have no Cookie Store API
  document.cookie = `${NAME}=${language}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;
}
