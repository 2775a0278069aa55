/** Invisible characters in pasted text: zero-width, direction and byte order marks. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Removes invisible characters and converts a valid domain to ASCII. Only some browsers convert the
 * domain of an `<input type="email">`.
 */
export function plainEmail(text: string): string {
  const email = text.replace(INVISIBLE, '').trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^!-~]/.test(domain);
  if (at === 0 || !isForeign || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** Returns an account's key, which ignores case and the domain's encoding (Unicode or ASCII). */
export function identityOf(email: string): string {
  return plainEmail(email).normalize('NFC').toLowerCase();
}
