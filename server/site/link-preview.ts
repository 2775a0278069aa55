/** What previews of a title's link show (Open Graph): who makes them runs no scripts, so the document says it. */
import { readFile } from 'node:fs/promises';
import { html } from 'hono/html';
import type { Config } from '../config';
import { within } from '../http/deadline';
import { compressed, preferredEncoding } from '../http/encoding';
import type { Document } from './documents';
import type { Found } from './files';
import type { Tell } from './first-pictures';

/** A preview is made once, and its maker waits for seconds. */
const PATIENCE_MS = 1_000;
/** What the site says of itself in every document. */
const OWN_TAGS = /<meta property="og:[^"]*" content="[^"]*">/g;

/** The header by which browsers are told from other clients: they all send it, but where a site is on plain http. */
export const OF_BROWSERS = 'Sec-Fetch-Mode';

/** Whether a document is of a title that this provider knows. */
export function isOfTitle({ picture, id }: Document, { apiOrigin }: Config): boolean {
  return apiOrigin === null && picture?.of === 'titleDetails' && id !== undefined;
}

interface Previewed {
  readonly document: Document;
  readonly found: Found;
  readonly siteName: string;
  /** The site's own, to which addresses are completed. */
  readonly origin: string;
}

/**
 * A title's document for clients that are no browsers.
 * @returns `null` where the title is not known, or not in time: they get the document of every title
 */
export async function preview(
  request: Request,
  { document, found, siteName, origin }: Previewed,
  tell: Tell,
): Promise<Response | null> {
  const title = await within(
    PATIENCE_MS,
    tell('titleDetails', document.id, document.language),
  ).catch(() => null);
  if (title === null) return null;
  const image = title.backdrop_image ?? title.poster_image;
  const tags = {
    site_name: siteName,
    type: 'video.other',
    title: title.name,
    description: title.description,
    url: origin + new URL(request.url).pathname,
    image: image && new URL(image, origin).href,
  };
  const text = withTags(await readFile(found.path, 'utf8'), tags);
  const encoding = preferredEncoding(request.headers.get('accept-encoding'), ['br', 'gzip']);
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Accept-Encoding',
  };
  if (encoding === null) return new Response(text, { headers });
  return new Response(await compressed(text, encoding), {
    headers: { ...headers, 'Content-Encoding': encoding },
  });
}

function withTags(document: string, tags: Readonly<Record<string, string | null | undefined>>) {
  const all = Object.entries(tags).flatMap(([name, content]) =>
    content ? [html`<meta property="og:${name}" content="${content}">`] : [],
  );
  return document.replace(OWN_TAGS, '').replace('</head>', () => `${all.join('')}</head>`);
}
