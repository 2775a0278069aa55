/** The member's token, as `api/session-store` reads it; `null` for a visitor. */
export function readToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    return null;
  }
}
