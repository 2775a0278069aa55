import { beforeEach, expect, test, vi } from 'vitest';
import type { Kit } from '../../site/kit';
import { serviceWorker } from '../../site/service-worker';
import {
  forgetOthers,
  type KeptLanguage,
  keep,
  keepUsed,
} from '../../src/service-worker/languages';

const languageOf = (tag: string, version: string): KeptLanguage => ({
  cache: `language-${tag}-${version}`,
  pages: [{ pattern: `^/${tag}/login/?$`, address: `/${tag}/login` }],
  files: [`/${tag}.0a1b2c3d.json`],
});
const pt = languageOf('pt', '2');
const ptBR = languageOf('pt-BR', '2');

const stored = new Map<string, string[]>();
let hasNetwork = true;

beforeEach(() => {
  stored.clear();
  hasNetwork = true;
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const own = stored.get(name) ?? [];
      stored.set(name, own);
      return {
        keys: async () => own,
        async addAll(addresses: string[]) {
          if (!hasNetwork) throw new TypeError('Failed to fetch');
          own.push(...addresses);
        },
      };
    },
  });
  return () => vi.unstubAllGlobals();
});

const open = (...addresses: string[]) =>
  vi.stubGlobal('clients', { matchAll: async () => addresses.map((url) => ({ url })) });
const at = (address: string) => [pt, ptBR].find(({ pages }) => pages[0]?.address === address);

test('an open language, or one cached by an earlier version, is cached', async () => {
  open('/login', '/pt/login');
  await keepUsed([pt, ptBR], at);
  expect([...stored]).toEqual([['language-pt-2', ['/pt/login', '/pt.0a1b2c3d.json']]]);

  open();
  stored.set('language-pt-BR-1', ['/pt-BR/login']);
  await keepUsed([pt, ptBR], at);
  expect(stored.get('language-pt-BR-2')).toEqual(['/pt-BR/login', '/pt-BR.0a1b2c3d.json']);
});

test('a language is loaded once, and retried where it failed', async () => {
  hasNetwork = false;
  await expect(keep(pt)).rejects.toThrow('Failed to fetch');
  hasNetwork = true;
  await keep(pt);
  await keep(pt);
  expect(stored.get('language-pt-2')).toEqual(['/pt/login', '/pt.0a1b2c3d.json']);
});

test('other versions and former languages are deleted, and no cache of other sites', async () => {
  const names = ['language-pt-1', 'language-pt-2', 'language-hi-1', 'workbox-precache-v2'];
  for (const name of names) stored.set(name, []);
  await forgetOthers([pt]);
  expect([...stored.keys()]).toEqual(['language-pt-2', 'workbox-precache-v2']);
});

test('for another language the list has its own pages and files alone', () => {
  const kit: Partial<Kit> = { files: [], bundles: {}, worker: '' };
  const documentIn = (language: string, base: string) => ({
    language,
    pattern: `${base}/login`,
    address: `${base}/login`,
    html: language,
    named: ['site.0a1b2c3d.js', `${language}.0a1b2c3d.json`],
  });
  const documents = [documentIn('pt', '/pt'), documentIn('en', '')];
  const script = serviceWorker(kit as Kit, documents, ['en', 'pt'], []);
  const list = JSON.parse(/Object\.assign\(self,(.*)\);/.exec(script)?.[1] ?? '');
  expect(list).toEqual({
    KEPT_FILES: [
      { url: '/login', revision: expect.any(String) },
      { url: '/en.0a1b2c3d.json', revision: null },
      { url: '/site.0a1b2c3d.js', revision: null },
    ],
    KEPT_PAGES: [{ pattern: '^\\/login\\/?$', address: '/login' }],
    KEPT_LANGUAGES: [
      {
        cache: expect.stringMatching(/^language-pt-[0-9a-f]{16}$/),
        pages: [{ pattern: '^\\/pt\\/login\\/?$', address: '/pt/login' }],
        files: ['/pt.0a1b2c3d.json'],
      },
    ],
  });
});
