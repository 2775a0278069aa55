import { type Lazy, lazy } from '../lib/lazy';
import * as list from './pages/list';
import type { Page } from './pages/page';

/** A page whose code is loaded when it is needed. */
export type LazyPage = Page & Lazy<Awaited<ReturnType<Page['screen']>>>;

/** Every page; the one that matches any address is the last. */
export const pages: readonly LazyPage[] = Object.values<Page>(list)
  .map((page) => ({ ...page, ...lazy(page.screen) }))
  .sort((one, other) => Number(one.path === '*') - Number(other.path === '*'));
