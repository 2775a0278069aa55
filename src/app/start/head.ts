/**
 * Runs in the document's head. Preloads the page's first queries for `api/transport`.
 * Hides the markup if `lead` redirects, or if `body.ts` must adapt it to the member or the query.
 */
import { addressOf } from '../../../contract/query';
import type { PreloadedRequest } from '../../api/transport';
import { lead } from '../../lib/site/lead';
import {
  pagePath,
  SETTINGS_ID,
  type SiteSettings,
  siteSettings,
  startSettings,
} from '../../lib/site/settings';
import type { Page } from '../pages/page';

declare const QUERY_PATHS: Readonly<Record<string, string>>;

export function startDocument({ path, for: whom, reads, isAsDocument }: Page): void {
  startSettings(readSettings());
  const isLeaving = lead();
  const token = readToken();
  const query = new URLSearchParams(location.search);
  const isPlain = isAsDocument?.(query) ?? true;
  if (token || !isPlain || isLeaving) document.documentElement.style.visibility = 'hidden';
  const isOpen = whom === 'everyone' || (whom === 'member') === (token !== null);
  const first = isOpen && !isLeaving ? (reads?.(paramsOf(path), query) ?? []) : [];
  globalThis.early = {
    token,
    isPlain,
    reads: new Map(
      first.map(([name, params]) => begin(addressOf(QUERY_PATHS[name] ?? '', params), token)),
    ),
    submitted: null,
    done: new AbortController(),
  };
}

function begin(path: string, token: string | null): [string, PreloadedRequest] {
  const { provider, language } = siteSettings();
  const address = provider + path;
  const authorization = token ? `Bearer ${token}` : undefined;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(authorization && { authorization }),
  };
  const abort = new AbortController();
  const answer = fetch(address, { headers, signal: abort.signal }).then(whole);
  answer.catch(() => {});
  return [address, { authorization, answer, abort }];
}

/** Reads the whole body, since an unread body keeps the connection open. */
async function whole(answer: Response): Promise<Response> {
  return new Response((await answer.text()) || null, answer);
}

function readSettings(): SiteSettings {
  return JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '');
}

function readToken(): string | null {
  try {
    return localStorage.getItem('token') || null;
  } catch {
    return null;
  }
}

function paramsOf(pattern: string): Record<string, string> {
  const parts = (pagePath(location.pathname) ?? '').split('/');
  const named = pattern.split('/').flatMap((part, at) => {
    const [, name] = /^:(\w+)/.exec(part) ?? [];
    return name && parts[at] ? [[name, decoded(parts[at])]] : [];
  });
  return Object.fromEntries(named);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
