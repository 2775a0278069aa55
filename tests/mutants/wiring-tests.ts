/** Which browser tests use a module between the charts and the site. */
import { readdirSync } from 'node:fs';

/** What is run against mutants of a module. */
export interface WiringTests {
  /** Test files, from the root. */
  readonly files: readonly string[];
  /** Names of flows whose walks are made; the walks' file is one of `files` then. */
  readonly walks: readonly string[];
}

const TESTS = 'tests/browser/';
const WALKS = 'flows/walks.test.ts';

/**
 * Test files by the beginnings of their names, and flows whose walks are made; the first part of a module's path
 * that fits says so.
 */
const USERS: readonly (readonly [module: string, tests: string, walks?: string])[] = [
  ['features/auth/use-sign-up', 'auth/sign-up landing/ journeys/main-job network/forms', 'form'],
  ['features/auth/use-sign-in', 'auth/sign-in session/ journeys/main-job', 'form session'],
  ['features/auth/use-password-reset', 'auth/forgot-password', 'form'],
  ['features/account/use-password-change', 'account/change-password session/'],
  ['features/account', 'account/profile account/leaving network/forms session/lost', 'account'],
  ['features/shared/use-list-filters', 'catalogue/filters search/results'],
  ['features/title/cast-mail', 'title/cast-mail session/lost network/forms', 'cast-mail'],
  ['features/title/memory', 'watching/resume watching/all-sources watching/device', 'watching'],
  ['features/title/up-next', 'watching/up-next', 'up-next'],
  [
    'features/title/player/controls',
    'title/all-sources title/controls watching/up-next',
    'controls',
  ],
  ['features/title/player/recovery', 'title/holding', 'recovery connection patience'],
  ['features/title/player/captions', 'title/holding/captions title/controls watching/device'],
  ['features/title/player', 'title/ watching/resume journeys/main-job', 'player'],
  ['features/home/continue', 'watching/continue', 'continue-watching'],
  ['features/home/ad', 'home/ad', 'ad'],
  ['features/home', 'home/feed home/coming-back home/hero.test home/keyboard home/slow', 'home'],
  ['features/catalogue', 'catalogue/'],
  ['features/checkout', 'checkout/', 'checkout confirmation'],
  ['features/plans', 'plans/', 'plans'],
  ['features/search', 'search/', 'search'],
  ['features/submission', 'submission/', 'submission image'],
  ['features/watchlist', 'watchlist/'],
  ['app/notifications', 'auth/sign network/offline watchlist/watchlist', 'notifications'],
  ['app/page', 'navigation/navigation session/ network/broken network/offline', 'page'],
  ['state/form', 'auth/ account/ network/forms session/lost title/cast-mail', 'form'],
  ['state/use-form', 'auth/ account/ network/forms session/lost title/cast-mail', 'form'],
  ['state/session', 'session/ auth/sign-in journeys/main-job', 'session'],
  ['state/use-session', 'session/ auth/sign-in journeys/main-job', 'session'],
  ['state/watchlist', 'watchlist/ network/offline', 'watchlist'],
  ['state/use-watchlist', 'watchlist/ network/offline', 'watchlist'],
  ['state/query', 'network/ catalogue/movies home/feed home/slow', 'query'],
  ['state/use-query', 'network/ catalogue/movies home/feed home/slow', 'query'],
  ['state/progress', 'watching/', 'progress'],
  ['state/device', 'watching/device watching/up-next'],
  ['state', 'network/ catalogue/ search/ home/feed home/coming-back'],
  ['lib', 'auth/ session/ search/ checkout/'],
];

/** @param module from `src`: `features/plans/plans.actors.ts` */
export function testsFor(module: string): WiringTests {
  const [, beginnings = '', walks = ''] = USERS.find(([part]) => module.startsWith(part)) ?? [];
  const files = beginnings.split(' ').flatMap(filesAt);
  return {
    files: [...files, ...(walks ? [`${TESTS}${WALKS}`] : [])],
    walks: walks.split(' ').filter(Boolean),
  };
}

/** @throws {Error} for a beginning that no test file has */
function filesAt(beginning: string): string[] {
  const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && beginning && file.startsWith(beginning))
    .sort();
  if (files.length === 0) throw new Error(`No browser test is called ${beginning}…`);
  return files.map((file) => TESTS + file);
}
