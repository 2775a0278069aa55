/** The security headers of pages, each with the content security policy that it needs. */
import type { Context, MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config';
import { siteOrigin } from './host';
import { POLICY_REPORTS } from './policy-reports';

const shared = {
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

/** What a document holds itself, as `'sha256-…'`. */
interface Inlined {
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * For the site's page: its own scripts and styles, and its inline ones by their hashes; the ad's script, which the
 * page adds through the Trusted Types policy `fin-ad`; film players in frames; calls, streams and pictures from the origins
 * that the configuration names.
 */
export function pageHeaders(
  inlined: (c: Context) => Inlined,
  { adScript, apiOrigin, mediaOrigins, mediaBucket }: Config,
): MiddlewareHandler {
  const adOrigin = adScript?.startsWith('http') ? new URL(adScript).origin : null;
  const bucket = mediaBucket ? [new URL(mediaBucket.address).origin] : [];
  const others = [adOrigin, apiOrigin, ...mediaOrigins, ...bucket].filter((it) => it !== null);
  return secureHeaders({
    ...shared,
    reportingEndpoints: [POLICY_REPORTS],
    contentSecurityPolicy: {
      defaultSrc: [`'none'`],
      scriptSrc: [
        (c) => [`'self'`, ...inlined(c).scripts, ...(adOrigin ? [adOrigin] : [])].join(' '),
      ],
      styleSrc: [(c) => [`'self'`, ...(inlined(c).styles ?? [])].join(' ')],
      imgSrc: [`'self'`, 'data:', 'blob:', 'https:', ...bucket],
      mediaSrc: [`'self'`, 'blob:', 'https:', ...bucket],
      connectSrc: [`'self'`, ...new Set(others)],
      frameSrc: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
      workerSrc: [`'self'`, 'blob:'],
      fontSrc: [`'self'`],
      manifestSrc: [`'self'`],
      formAction: [`'self'`],
      baseUri: [`'none'`],
      frameAncestors: [`'none'`],
      requireTrustedTypesFor: [`'script'`],
      trustedTypes: ['fin-ad', 'fin-service-worker'],
      reportTo: POLICY_REPORTS.name,
    },
  });
}

/** For the flow atlas: files of its own, and nothing else. */
export function flowsHeaders(): MiddlewareHandler {
  return secureHeaders({
    ...shared,
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

/** For a plain page: its styles, its empty icon, its forms and where those lead. */
export function plainPageHeaders(config: Config): MiddlewareHandler {
  return secureHeaders({
    ...shared,
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
