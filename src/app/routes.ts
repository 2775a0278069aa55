import { matchRoutes } from 'react-router-dom';
import { type Lazy, lazy } from '../lib/lazy';
import { hasFeature, siteAddress } from '../lib/site/settings';
import * as list from './pages/list';
import type { Page } from './pages/page';

export type LazyPage = Page & Lazy<Awaited<ReturnType<Page['screen']>>> & { name: string };

const all: readonly LazyPage[] = Object.entries<Page>(list)
  .map(([name, page]) => ({ name, ...page, ...lazy(page.screen) }))
  .sort((one, other) => Number(one.path === '*') - Number(other.path === '*'));

export const pages = (): readonly LazyPage[] =>
  all.filter(({ feature }) => feature === undefined || hasFeature(feature));

export const basename = (): string => siteAddress('') || '/';

export function matchPage(pathname: string) {
  const [match] = matchRoutes([...pages()], pathname, basename()) ?? [];
  return match;
}
