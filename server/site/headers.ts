/** The headers that keep a page to itself. */
import { createHash } from 'node:crypto';

/** For pages and files alike. YouTube's player refuses to play without a referrer. */
export const SECURITY_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * The site's Content-Security-Policy: its own scripts and the inline ones of its page, named by
 * their hashes; the ad's script, which the page adds through the one policy `fin-ad`; styles of its
 * own or with the response's nonce; film players in frames.
 */
export function sitePolicy(
  scriptHashes: readonly string[],
  styleNonce: string,
  adOrigin: string | null,
): string {
  return policy({
    'default-src': `'none'`,
    'script-src': [`'self'`, ...scriptHashes, ...(adOrigin ? [adOrigin] : [])].join(' '),
    'style-src': `'self' 'nonce-${styleNonce}'`,
    'img-src': `'self' data: blob: https:`,
    'media-src': `'self' blob: https:`,
    'connect-src': `'self' https:`,
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'worker-src': `'self' blob:`,
    'font-src': `'self'`,
    'manifest-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'object-src': `'none'`,
    'frame-ancestors': `'none'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': 'fin-ad',
  });
}

/** The checkout page's policy: nothing but its styles, its empty icon, its forms and where those lead. */
export function checkoutPolicy(styleNonce: string, siteOrigin: string): string {
  return policy({
    'default-src': `'none'`,
    'style-src': `'nonce-${styleNonce}'`,
    'img-src': 'data:',
    'form-action': `'self' ${siteOrigin}`,
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
  });
}

/** The hashes (`'sha256-…'`) of the scripts that stand in a page's text. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi);
  return [...scripts].flatMap(([, text = '']) =>
    text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`],
  );
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
