/**
 * What a document's head names, as a `Link` header: a proxy in front can tell browsers of it before the document
 * is here (103 Early Hints), and they begin before they have read the head.
 */

const ELEMENTS = /<(link|script)\b([^>]*)>/g;

/** `</a.js>; rel=modulepreload, …`; empty where the document names nothing. */
export function preloadLinks(html: string): string {
  const links = [...html.matchAll(ELEMENTS)].flatMap(([, name, text = '']) => linkOf(name, text));
  return [...new Set(links)].join(', ');
}

function linkOf(name: string | undefined, text: string): string[] {
  const { rel, href, as, type, src, crossorigin, disabled } = attributesOf(text);
  if (name === 'script') {
    return src && type === 'module' ? [`<${src}>; rel=modulepreload`] : [];
  }
  if (disabled !== undefined) return [];
  if (rel === 'stylesheet') return [`<${href}>; rel=preload; as=style`];
  if (rel !== 'preload') return [];
  const parts = [`<${href}>`, 'rel=preload', `as=${as}`, ...(type ? [`type="${type}"`] : [])];
  return [[...parts, ...(crossorigin === undefined ? [] : ['crossorigin'])].join('; ')];
}

function attributesOf(text: string): Record<string, string | undefined> {
  const found = text.matchAll(/([\w-]+)(?:="([^"]*)"|=([^\s">]+))?/g);
  return Object.fromEntries(
    [...found].map(([, name, quoted, bare]) => [name, quoted ?? bare ?? '']),
  );
}
