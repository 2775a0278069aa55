/**
 * Invisible characters of pasted text: zero-width characters, direction marks, a byte order mark.
 */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * The address without invisible characters and with an ASCII domain, because browsers differ in
 * what they send.
 */
export function plainEmail(text: string): string {
  const email = text.replace(INVISIBLE, '').trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^!-~]/.test(domain);
  if (at === 0 || !isForeign || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/**
 * The key of an account: addresses that differ in case or in the spelling of the domain are equal.
 */
export function identityOf(email: string): string {
  return plainEmail(email).normalize('NFC').toLowerCase();
}
