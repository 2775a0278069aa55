import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { App, createRoutes } from './app/App';
import { headerSearch } from './app/layout/header-search';
import { titleOf } from './app/pages/page';
import { basename, matchPage, pages } from './app/routes';
import { type LegalDocuments, startLegal } from './lib/legal/documents';
import { type SiteSettings, siteAddress, siteSettings, startSettings } from './lib/site/settings';
import { type CompiledTexts, startTexts, text } from './lib/site/texts';

export function startPages(
  settings: SiteSettings,
  texts: CompiledTexts,
  legal: LegalDocuments,
): void {
  startSettings(settings);
  startTexts(texts);
  startLegal(legal);
}

export function documentWords() {
  return {
    description: siteSettings().description ?? text('document.description'),
    search: text('document.search'),
    watchlist: text('document.watchlist'),
    needsScripts: text('common.needsScripts'),
  };
}

export async function listPages() {
  return Promise.all(
    pages().map(async (page) => ({
      ...page,
      title: titleOf(page),
      screen: (await page.load()).name,
    })),
  );
}

export async function renderPage(address: string): Promise<string> {
  await matchPage(siteAddress(address))?.route.load();
  await headerSearch.load();
  const router = createMemoryRouter(createRoutes(), {
    basename: basename(),
    initialEntries: [siteAddress(address)],
  });
  const { prelude } = await prerender(
    <StrictMode>
      <Suspense>
        <App router={router} />
      </Suspense>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
