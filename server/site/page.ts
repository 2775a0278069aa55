import { Hono } from 'hono';
import type { Config } from '../config';
import type { Env } from '../http/client-address';
import { siteOrigin } from '../http/host';
import { notFound } from '../http/http-error';
import { type Document, documentFor, documentsIn, writtenPath } from './documents';
import { findFile, serveCompressed, urlPath } from './files';
import { heroImages, type PublicAnswer } from './hero-images';
import { isOfTitle, OF_BROWSERS, preview } from './link-preview';
import { pageHeaders } from './page-headers';

type PageEnv = Env & { Variables: { document: Document } };

export function createPage(
  siteDir: string,
  config: Config,
  publicAnswer: PublicAnswer,
): Hono<PageEnv> {
  const site = new Hono<PageEnv>();
  const readDocuments = documentsIn(siteDir);
  site.get(
    '*',
    async (c, next) => {
      const path = urlPath(c);
      if (namesFile(path)) throw notFound('page');
      const documents = await readDocuments();
      const document = documentFor(documents, path);
      if (!document) throw notFound('page');
      const written = document.pattern.endsWith('/*') ? writtenPath(documents, path) : null;
      if (written !== null) return c.redirect(written + new URL(c.req.url).search, 301);
      c.set('document', document);
      return next();
    },
    pageHeaders((c) => c.get('document'), config),
    async (c) => {
      const document = c.get('document');
      const found = await findFile(siteDir, document.file);
      if (!found) throw notFound('page');
      const hasPreview = isOfTitle(document, config);
      const isBrowser = c.req.header(OF_BROWSERS) !== undefined;
      const parts = { document, found, siteName: config.siteName, origin: siteOrigin(c, config) };
      const response =
        (hasPreview && !isBrowser && (await preview(c.req.raw, parts, publicAnswer))) ||
        (await serveCompressed(c.req.raw, found, 'no-cache'));
      if (hasPreview) response.headers.append('Vary', OF_BROWSERS);
      // Preload no images if the query string may change them, or if a service worker fetches the
      // document to cache it.
      const hasPictures = c.req.header('sec-fetch-dest') !== 'empty' && !c.req.url.includes('?');
      const pictures = hasPictures ? await heroImages(document, publicAnswer) : '';
      const links = [document.links, pictures].filter((it) => it !== '');
      if (links.length > 0) response.headers.set('Link', links.join(', '));
      return response;
    },
  );
  return site;
}

function namesFile(path: string): boolean {
  return /\.[a-z0-9]{1,12}$/i.test(path) && path !== '/index.html';
}
