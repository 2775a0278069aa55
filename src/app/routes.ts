import { type Lazy, lazy } from '../lib/lazy';
import { hasFeature } from '../lib/site/settings';
import * as list from './pages/list';
import type { Page } from './pages/page';

export type LazyPage = Page & Lazy<Awaited<ReturnType<Page['screen']>>> & { name: string };

const all: readonly LazyPage[] = Object.entries<Page>(list)
  .map(([name, page]) => ({ name, ...page, ...lazy(page.screen) }))
  .sort((one, other) => Number(one.path === '*') - Number(other.path === '*'));

export const pages = (): readonly LazyPage[] =>
  all.filter(({ feature }) => feature === undefined || hasFeature(feature));
