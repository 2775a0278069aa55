/** Stores the chosen language in a cookie, since a sign-out clears local storage. */

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
