/** A page's document: the built page with its own head and its elements. */
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { SETTINGS_ID, type SiteSettings } from '../../src/lib/site/settings';

interface DocumentParts {
  /** The page that Parcel has built. */
  readonly template: string;
  /** The built style sheets' text, by name. */
  readonly rules: Readonly<Record<string, string>>;
  readonly settings: SiteSettings;
  readonly title: string;
  readonly pattern: string;
  /** The inline scripts. */
  readonly head: string;
  readonly body: string;
  /** The files of the page's code and styles. */
  readonly files: readonly string[];
  /** Those of what members alone see. */
  readonly memberFiles: readonly string[];
  readonly visitor: string | null;
  readonly member: string | null;
  /** Whether all members see the same. */
  readonly isAlike: boolean;
}

/** The document, the hashes of its inline scripts, its `Link` header, and the files that it names. */
export function createDocument(parts: DocumentParts) {
  const {
    template,
    rules,
    settings,
    title,
    pattern,
    head,
    body,
    files,
    memberFiles,
    member,
    isAlike,
  } = parts;
  const $ = load(template);
  const visitor = withoutStyles(parts.visitor);
  const main = $('script[type=module]');
  const scripts = [...new Set([main.attr('src') ?? '', ...scriptsAmong(files)])];
  const memberScripts = scriptsAmong(memberFiles).filter((it) => !scripts.includes(it));
  main.remove();
  $('title')
    .text(title)
    .after(
      $('<link rel="preload" as="fetch" crossorigin>').attr('href', settings.texts),
      $('<script type="application/json">').attr('id', SETTINGS_ID).text(asText(settings)),
      $('<script>').text(head),
    );
  for (const name of new Set([...files, ...memberFiles].filter((it) => it.endsWith('.css')))) {
    $('head').append($('<link rel="stylesheet">').attr('href', fromRoot(name)));
  }
  const root = $('#root').attr({
    'data-page': pattern,
    'data-scripts': scripts.join(' '),
    'data-member-scripts': memberScripts.join(' '),
  });
  root.html(visitor);
  const alike = isAlike ? ' data-alike' : '';
  root.after(member === null ? '' : `<template${alike}>${withoutStyles(member)}</template>`);
  // Said once, where it is seen.
  if (root.find('noscript').length > 0) $('body > noscript').remove();
  $('body').append($('<script>').text(body));
  const html = $.html();
  const linked = sheetsIn(html).map((it = '') => rules[it.slice(1)] ?? '');
  checkClasses(visitor + withoutStyles(member), linked);
  return {
    html,
    scripts: hashesIn(html),
    links: linksIn(html),
    named: [
      ...scripts,
      ...memberScripts,
      ...sheetsIn(html),
      settings.texts,
      $('link[rel=icon]').attr('href'),
    ].map((it = '') => it.slice(1)),
  };
}

/** JSON that can't end the element that holds it. */
const asText = (settings: SiteSettings) => JSON.stringify(settings).replace(/</g, '\\u003c');

function scriptsAmong(files: readonly string[]): string[] {
  return files.filter((it) => it.endsWith('.js')).map(fromRoot);
}

const fromRoot = (name: string) => `/${name}`;

/** The site's policy forbids style attributes in a document; what has one is a member's page. */
function withoutStyles(elements: string | null): string {
  const $ = load(elements ?? '', null, false);
  $('[style]').removeAttr('style');
  return $.html();
}

/** @throws {Error} where an element has a class that was made by `theme/css` and is in none of the document's sheets */
function checkClasses(elements: string, rules: readonly string[]): void {
  const $ = load(elements, null, false);
  const names = new Set(
    $('[class]')
      .toArray()
      .flatMap(({ attribs }) => (attribs.class ?? '').split(' ')),
  );
  const lost = [...names].filter(
    (name) => /^f[0-9a-z]{5,7}$/.test(name) && !rules.some((it) => it.includes(`.${name}`)),
  );
  if (lost.length > 0) throw new Error(`No linked style sheet has the classes ${lost.join(', ')}.`);
}

/** For the Content-Security-Policy: each inline script, the import map too. */
export function hashesIn(html: string): string[] {
  const $ = load(html);
  return $('script:not([src], [type="application/json"])')
    .toArray()
    .map((it) => {
      const hash = createHash('sha256').update($(it).text()).digest('base64');
      return `'sha256-${hash}'`;
    });
}

function sheetsIn(html: string): (string | undefined)[] {
  const $ = load(html);
  return $('link[rel=stylesheet]')
    .toArray()
    .map((it) => $(it).attr('href'));
}

/** What the head names, for a `Link` header, by which a proxy can tell browsers of it early (103). */
function linksIn(html: string): string {
  const $ = load(html);
  const fonts = $('link[rel=preload][as=font]')
    .toArray()
    .map((it) => `<${$(it).attr('href')}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return [...fonts, ...sheetsIn(html).map((it) => `<${it}>; rel=preload; as=style`)].join(', ');
}
