/** Where payment pages lead back to: pages of the site, in the language of the order. */
import { basePath } from '../../contract/base-path';
import type { Config } from '../config';
import type { Order } from './orders';

type Site = Pick<Config, 'siteLanguages'>;
/** The site's origin, and the language to come back to. */
export type Return = Pick<Order, 'origin' | 'language'>;

/** A page's path in a language; one that is no language of the site has the first one's pages. */
export function pagePath({ siteLanguages }: Site, language: string | null, path: string): string {
  return basePath(language ?? '', siteLanguages) + path;
}

export function pageUrl(site: Site, { origin, language }: Return, path: string): string {
  return origin + pagePath(site, language, path);
}

/** Where a paid checkout sends the member. */
export function successUrl(site: Site, to: Return, sessionId: string): string {
  return pageUrl(site, to, `/payment-success?session_id=${encodeURIComponent(sessionId)}`);
}
