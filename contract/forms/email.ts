/** One spelling of an email address, for the site and the provider. */

/** What is pasted along unseen: zero-width characters, marks of direction, a byte order mark. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The address without what can't be seen, and with its domain in ASCII: browsers differ in what they send. */
export function plainEmail(text: string): string {
  const email = text.replace(INVISIBLE, '').trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^!-~]/.test(domain);
  if (at === 0 || !isForeign || !URL.canParse(`http://${domain}`)) return email;
  return email.slice(0, at) + new URL(`http://${domain}`).hostname;
}

/** One spelling for an email address: those that differ in case, or in how a domain is written, are one member's. */
export function identityOf(email: string): string {
  return plainEmail(email).normalize('NFC').toLowerCase();
}
