/** Renders pages in Node when the site is built (decision 18). */
import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, matchPath } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import { calls } from '../contract/calls';
import { addressOf } from './api/client';
import type { QueryName } from './api/query-cache';
import { App, routes } from './app/App';
import { barePages, layoutPages } from './app/routes';

/** Every page: the pattern of its path, who may open it, its title, and the name of its screen. */
export async function listPages() {
  return Promise.all(
    [...barePages, ...layoutPages].map(async ({ path, for: whom, section, load }) => ({
      pattern: path,
      for: whom,
      title: `${section ?? 'Default Title'} | Fin`,
      screen: (await load()).name,
    })),
  );
}

/**
 * A page as it begins, for the person that storage knows: its HTML, and the addresses that it reads at once.
 * @param address its path and query
 */
export async function renderPage(address: string): Promise<{ html: string; reads: string[] }> {
  const [path = ''] = address.split('?');
  const page = [...barePages, ...layoutPages].find((it) => matchPath(it.path, path));
  await page?.load();
  const actors: AnyActorRef[] = [];
  globalThis.observeFlows = ({ type, actorRef }) => {
    if (type === '@xstate.actor') actors.push(actorRef as AnyActorRef);
  };
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { prelude } = await prerender(
    <StrictMode>
      <Suspense>
        <App router={router} />
      </Suspense>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // The site's policy forbids style attributes in a document; what has one is a member's page.
  return { html: html.replaceAll(/ style="[^"]*"/g, ''), reads: readsOf(actors) };
}

/** The addresses of the queries among these actors. */
function readsOf(actors: readonly AnyActorRef[]): string[] {
  const keys = actors.flatMap((actor) => actor.getSnapshot().context?.queryKey ?? []);
  return [...new Set(keys)].map((key) => {
    const [name, params] = JSON.parse(key) as [QueryName, Record<string, unknown>];
    // A query's text has no plain tilde.
    return addressOf(calls[name].path, params).replaceAll('%7E', '~');
  });
}
