/** The security headers of pages, each with the content security policy that it needs. */
import type { Context, MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config';
import { siteOrigin } from './host';

/** What all pages send alike. */
export const pageSecurity = {
  // `answerHeaders` gives these to every answer.
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  // Checkouts open in a new tab.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
  // YouTube's player refuses to play without a referrer.
  referrerPolicy: 'strict-origin-when-cross-origin',
  // `frame-ancestors` says it to all browsers that run the site.
  xFrameOptions: false,
  xDnsPrefetchControl: false,
  // They tell something to Internet Explorer and Flash alone.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** For the flow atlas: files of its own, and nothing else. */
export function flowsHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...pageSecurity,
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [`'self'`],
      styleSrc: [`'self'`],
      imgSrc: [`'self'`],
      fontSrc: [`'self'`],
      formAction: [`'none'`],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
      requireTrustedTypesFor: [`'script'`],
      trustedTypes: [`'none'`],
    },
  });
}

/** For the desk: its own files and calls, and pictures that members have sent. */
export function deskHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...pageSecurity,
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [`'self'`],
      styleSrc: [`'self'`],
      imgSrc: [`'self'`, 'data:'],
      fontSrc: [`'self'`],
      connectSrc: [`'self'`],
      formAction: [`'none'`],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
      requireTrustedTypesFor: [`'script'`],
      trustedTypes: [`'none'`],
    },
  });
}

/** For a plain page: its styles, its empty icon, its forms and where those lead. */
export function plainPageHeaders(config: Config): MiddlewareHandler {
  return secureHeaders({
    ...pageSecurity,
    referrerPolicy: 'same-origin',
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      styleSrc: [NONCE],
      imgSrc: ['data:'],
      formAction: [`'self'`, (c) => siteOrigin(c, config)],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
    },
  });
}

/** The nonce that lets a page's own styles through; a fresh one for each response. */
export function styleNonce(c: Context): string {
  const nonce: unknown = c.get('secureHeadersNonce');
  if (typeof nonce !== 'string') throw new Error('This page has no style nonce');
  return nonce;
}
