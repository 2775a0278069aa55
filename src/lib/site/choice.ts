/** The chosen language, in a cookie: it survives a sign-out, and a server can read it. */

const NAME = 'language';
const SECONDS = 400 * 24 * 60 * 60;

export function chosenLanguage(): string | null {
  const [, value] = new RegExp(`(?:^|; )${NAME}=([\\w-]+)`).exec(document.cookie) ?? [];
  return value ?? null;
}

export function chooseLanguage(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 and Safari before 18.4 have no Cookie Store API
  document.cookie = `${NAME}=${language}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;
}
