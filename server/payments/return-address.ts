import { basePath } from '../../contract/base-path';
import type { Config } from '../config';
import type { Order } from './orders';

type Site = Pick<Config, 'siteLanguages'>;
export type Return = Pick<Order, 'origin' | 'language'>;

export function pagePath({ siteLanguages }: Site, language: string | null, path: string): string {
  return basePath(language ?? '', siteLanguages) + path;
}

export function pageUrl(site: Site, { origin, language }: Return, path: string): string {
  return origin + pagePath(site, language, path);
}

export function successUrl(site: Site, to: Return, sessionId: string): string {
  return pageUrl(site, to, `/payment-success?session_id=${encodeURIComponent(sessionId)}`);
}
