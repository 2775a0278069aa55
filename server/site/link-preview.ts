import { readFile } from 'node:fs/promises';
import { html } from 'hono/html';
import type { Config } from '../config';
import { within } from '../http/deadline';
import { compressed, preferredEncoding } from '../http/encoding';
import type { Document } from './documents';
import type { Found } from './files';
import type { PublicAnswer } from './hero-images';

const TIMEOUT_MS = 1_000;
const OWN_TAGS = /<meta property="og:[^"]*" content="[^"]*">/g;

/** A header that browsers send to secure origins, but crawlers don't. */
export const OF_BROWSERS = 'Sec-Fetch-Mode';

export function isOfTitle({ picture, id }: Document, { apiOrigin }: Config): boolean {
  return apiOrigin === null && picture?.of === 'titleDetails' && id !== undefined;
}

interface Previewed {
  readonly document: Document;
  readonly found: Found;
  readonly siteName: string;
  readonly origin: string;
}

export async function preview(
  request: Request,
  { document, found, siteName, origin }: Previewed,
  publicAnswer: PublicAnswer,
): Promise<Response | null> {
  const title = await within(
    TIMEOUT_MS,
    publicAnswer('titleDetails', document.id, document.language),
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
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
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
