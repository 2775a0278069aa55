/** What a page's document holds: the page as it begins, for visitors and members, by the query it is opened with. */
import { pathToFileURL } from 'node:url';
import type { listPages, renderPage } from '../../src/prerender';

/** In place of an id in a page's path; `before-body.ts` puts the real one there. */
const SAMPLE_ID = '~id~';

/** Queries with which pages are opened by rule; `~value~` stands for any text (`src/app/start/query.ts`). */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/movies/:id?': ['type=genre', 'type=cast'],
  '/search': ['q=~value~'],
  '/edit-profile': ['tab=password'],
  '/payment-success': ['session_id=~value~'],
};

interface Rendering {
  listPages: typeof listPages;
  renderPage: typeof renderPage;
}

export type Page = Awaited<ReturnType<typeof listPages>>[number];

/** A page as it begins with one query, or with none (''). */
export interface View {
  readonly query: string;
  /** Its elements; `null` where it shows these people nothing. */
  readonly visitor: string | null;
  readonly member: string | null;
  /** Whether all members see the same. */
  readonly isAlike: boolean;
  /** The addresses that it reads at once, ids as `~id~`. */
  readonly reads: readonly string[];
}

/** @param code the site's code, bundled for Node */
export async function createViews(code: string) {
  const asVisitor = await codeFor(code, null);
  const asMember = await codeFor(code, { token: 'any' });
  const asSomebody = await codeFor(code, { token: 'any', user: JSON.stringify(somebody()) });

  async function viewOf({ pattern, for: whom }: Page, query: string): Promise<View> {
    const path = query ? pattern.replace(/:\w+\??/, SAMPLE_ID) : pathOf(pattern);
    const address = query ? `${path}?${query}` : path;
    const visitor = whom === 'member' ? null : await asVisitor.renderPage(address);
    const member = whom === 'visitor' ? null : await asMember.renderPage(address);
    const somebodys = member && (await asSomebody.renderPage(address));
    return {
      query,
      visitor: visitor?.html ?? null,
      member: member?.html ?? null,
      isAlike: somebodys?.html === member?.html,
      reads: (member ?? visitor)?.reads ?? [],
    };
  }

  return {
    listPages: asVisitor.listPages,
    /** A page's views; the one without a query comes last. */
    async viewsOf(page: Page): Promise<{ plain: View; views: readonly View[] }> {
      const views: View[] = [];
      // One after the other: a rendering tells its flows to a global.
      for (const query of QUERIES[page.pattern] ?? []) views.push(await viewOf(page, query));
      const plain = await viewOf(page, '');
      return { plain, views: [...views, plain] };
    },
  };
}

/**
 * The templates of the views' elements, from which `before-start.ts` takes the first that fits. The visitor's without a
 * query need none: the document begins with them.
 */
export function templatesOf(views: readonly View[], plain: View): string {
  return views
    .flatMap((view) =>
      (['visitor', 'member'] as const).map((whose) => {
        const elements = view[whose];
        const isThere = view === plain ? whose === 'visitor' : elements === plain[whose];
        if (elements === null || isThere) return '';
        // One alone is the member's.
        const whom = views.length > 1 ? ` data-for="${whose}"` : '';
        const query = view.query && ` data-query="${view.query}"`;
        const alike = view === plain && view.isAlike ? ' data-alike' : '';
        return `<template${whom}${query}${alike}>${elements}</template>`;
      }),
    )
    .join('');
}

/** An address that the pattern matches. */
export function pathOf(pattern: string): string {
  if (pattern === '*') return '/not-found';
  return pattern.replace(/\/:\w+\?/, '').replace(/:\w+/, SAMPLE_ID);
}

/** A member who is known: what differs for them from what anybody sees can't be hydrated. */
function somebody() {
  const left = { mobile: null, gender: null, date_of_birth: null, profile_image: null };
  return { first_name: 'Asha', last_name: 'Rao', email: 'asha@fin.example', ...left };
}

/** The site's code for somebody whose browser keeps these entries; a fresh copy. */
async function codeFor(code: string, kept: Record<string, string> | null): Promise<Rendering> {
  const storageOf = (entries: Record<string, string>) => ({
    getItem: (name: string) => entries[name] ?? null,
  });
  Object.assign(globalThis, { localStorage: storageOf(kept ?? {}), sessionStorage: storageOf({}) });
  return import(`${pathToFileURL(code)}?${Object.keys(kept ?? {})}`);
}
