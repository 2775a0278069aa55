import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { directionOf } from '../contract/direction';
import { baseOf, SETTINGS_ID, type SiteSettings } from '../src/lib/site/settings';
import { isLight } from '../src/theme/colours/shades';
import { themeCss } from '../src/theme/site-theme';
import { addressOf, type Face } from './faces/faces';
import { facesCss } from './faces/rules';
import { TOUCH_ICON } from './icons';
import type { Kit } from './kit';
import { type ManifestWords, manifestName } from './manifest';

interface DocumentWords extends ManifestWords {
  readonly needsScripts: string;
}

export interface Owner {
  readonly kit: Kit;
  readonly settings: SiteSettings;
  readonly words: DocumentWords;
  readonly faces: readonly Face[];
}

interface DocumentParts extends Owner {
  readonly title: string;
  readonly pattern: string;
  readonly head: string;
  readonly files: readonly string[];
  readonly memberFiles: readonly string[];
  readonly legal: string | null;
  readonly visitor: string | null;
  readonly member: string | null;
  readonly isAlike: boolean;
}

export function createDocument(parts: DocumentParts) {
  const { kit, settings, title, pattern, head, files, memberFiles, legal, member } = parts;
  const $ = load(kit.template);
  const visitor = withoutStyles(parts.visitor);
  const main = $('script[type=module]');
  const scripts = [...new Set([main.attr('src') ?? '', ...scriptsAmong(files)])];
  const memberScripts = scriptsAmong(memberFiles).filter((it) => !scripts.includes(it));
  main.remove();
  nameSite($, parts);
  $('title').text(title);
  if (legal) $('title').after(preloadOf(legal));
  for (const alternate of alternatesOf(settings, pattern)) {
    $('head').append($('<link rel="alternate">').attr(alternate));
  }
  $(`#${SETTINGS_ID}`).after($('<script>').text(head));
  for (const name of new Set([...files, ...memberFiles].filter((it) => it.endsWith('.css')))) {
    $('head').append($('<link rel="stylesheet">').attr('href', fromRoot(name)));
  }
  const root = $('#root').attr({
    'data-page': pattern,
    'data-scripts': scripts.join(' '),
    'data-member-scripts': memberScripts.join(' '),
  });
  root.html(visitor);
  const alike = parts.isAlike ? ' data-alike' : '';
  root.after(member === null ? '' : `<template${alike}>${withoutStyles(member)}</template>`);
  if (root.find('noscript').length > 0) $('body > noscript').remove();
  $('body').append($('<script>').text(kit.body));
  const html = $.html();
  const linked = sheetsIn(html).map((it = '') => kit.rules[it.slice(1)] ?? '');
  checkClasses(visitor + withoutStyles(member), linked);
  return {
    html,
    scripts: hashesIn(html),
    styles: hashesIn(html, 'style'),
    links: linksIn(html),
    named: [
      ...scripts,
      ...memberScripts,
      ...sheetsIn(html),
      settings.texts,
      legal ?? '',
      settings.logo ?? '',
      $('link[rel=icon]').attr('href'),
    ].map((it = '') => it.slice(1)),
  };
}

/** Returns a document without prerendered markup, for hosts that serve one file for every path. */
export function fallbackDocument(owner: Owner, title: string): string {
  const $ = load(owner.kit.template);
  nameSite($, owner);
  $('title').text(title);
  return $.html();
}

function nameSite($: CheerioAPI, { kit, settings, words, faces }: Owner): void {
  const { language, theme } = settings;
  $('html').attr({ lang: language, dir: directionOf(language) });
  $('meta[name=description]')
    .attr('content', words.description)
    .after(
      $('<meta property="og:title">').attr('content', settings.name),
      $('<meta property="og:description">').attr('content', words.description),
    );
  if (settings.icon) $('link[rel=icon]').attr('href', settings.icon);
  $('link[rel=icon]').after(
    $('<link rel="apple-touch-icon">').attr('href', `/${TOUCH_ICON}`),
    $('<link rel="manifest">').attr('href', `/${manifestName(settings)}`),
  );
  if (theme) {
    $('meta[name=theme-color]').attr('content', theme.ground);
    $('meta[name=color-scheme]').attr('content', isLight(theme) ? 'light' : 'dark');
  }
  const styles = (theme ? themeCss(theme) : '') + facesCss(faces);
  if (styles !== '') $('title').after($('<style>').text(styles));
  if (faces.some(({ role }) => role === 'display')) {
    $('link[as=font]').remove();
    for (const it of $('link[rel=stylesheet]').toArray()) {
      if (kit.rules[$(it).attr('href')?.slice(1) ?? '']?.includes('@font-face')) $(it).remove();
    }
  }
  for (const face of faces.filter(({ role }) => role !== 'bold')) {
    $('title').before(
      $('<link rel="preload" as="font" type="font/woff2" crossorigin>').attr(
        'href',
        addressOf(face),
      ),
    );
  }
  $('body > noscript').text(words.needsScripts);
  $('title').after(
    preloadOf(settings.texts),
    $('<script type="application/json">').attr('id', SETTINGS_ID).text(asText(settings)),
  );
}

export function alternatesOf(settings: Pick<SiteSettings, 'languages'>, pattern: string) {
  const { languages } = settings;
  const path = pattern.replace(/\/:\w+\?$/, '');
  if (languages.length < 2 || /[:*]/.test(path)) return [];
  const addressIn = (language: string) =>
    (baseOf(language, settings) + path).replace(/(.)\/$/, '$1');
  const [main = ''] = languages;
  return [
    ...languages.map((hreflang) => ({ hreflang, href: addressIn(hreflang) })),
    { hreflang: 'x-default', href: addressIn(main) },
  ];
}

const preloadOf = (address: string) =>
  `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${address}">`;

const asText = (settings: SiteSettings) => JSON.stringify(settings).replace(/</g, '\\u003c');

function scriptsAmong(files: readonly string[]): string[] {
  return files.filter((it) => it.endsWith('.js')).map(fromRoot);
}

const fromRoot = (name: string) => `/${name}`;

/** Removes `style` attributes, which the CSP blocks. */
function withoutStyles(elements: string | null): string {
  const $ = load(elements ?? '', null, false);
  $('[style]').removeAttr('style');
  return $.html();
}

/** @throws {Error} if a generated class name is missing from all linked style sheets */
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

const SCRIPTS = 'script:not([src], [type="application/json"])';

export function hashesIn(html: string, selector = SCRIPTS): string[] {
  const $ = load(html);
  return $(selector)
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

function linksIn(html: string): string {
  const $ = load(html);
  const fonts = $('link[rel=preload][as=font]')
    .toArray()
    .map((it) => `<${$(it).attr('href')}>; rel=preload; as=font; type="font/woff2"; crossorigin`);
  return [...fonts, ...sheetsIn(html).map((it) => `<${it}>; rel=preload; as=style`)].join(', ');
}
