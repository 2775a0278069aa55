import type { Context, MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config';
import { siteOrigin } from './host';

export const pageSecurity = {
  // `answerHeaders` handles the following three headers.
  crossOriginResourcePolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
  // YouTube's player refuses to play without a referrer.
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const ownFiles = {
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
};

export function flowsHeaders(): MiddlewareHandler {
  return secureHeaders({ ...pageSecurity, contentSecurityPolicy: ownFiles });
}

export function deskHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...pageSecurity,
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    contentSecurityPolicy: { ...ownFiles, imgSrc: [`'self'`, 'data:'], connectSrc: [`'self'`] },
  });
}

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

export function styleNonce(c: Context): string {
  const nonce: unknown = c.get('secureHeadersNonce');
  if (typeof nonce !== 'string') throw new Error('This page has no style nonce');
  return nonce;
}
