import { expect, test } from 'vitest';
import { readCatalogue } from '../../server/text-files';
import { readSiteFolder } from '../../site/folder';
import { shownDocument } from '../../site/legal/folder';
import { readMarkdown } from '../../site/legal/markdown';
import { siteSettings } from '../../src/lib/site/settings';
import { folderOf, NOTHING, ours, problemsOf } from './operator-folder';

const read = (content: string) => {
  const problems: string[] = [];
  return { document: readMarkdown('legal/terms.md', content, problems), problems };
};

test('a legal text has a title, an intro, sections of paragraphs and lists, and a closing', () => {
  const { document, problems } = read(`# Terms of *Ária*

What we agree on,
in short.

*Since 1 May 2026*

## Payments {#pay}
See [our plans](/plans), [the law](https://law.example/a_b) and [above](#section-2).

### Refunds
- within **14 days**
- to the card
  that paid
1. Write to us.
2) Wait.

## Your _data_
It is 5 * 3 \\*yours\\*, a_b_c.

---

[Write](mailto:us@aria.example)
`);
  expect(problems).toEqual([]);
  const link = (href: string, ...words: string[]) => ({ mark: 'link', href, words });
  expect(document).toEqual({
    heading: 'Terms of Ária',
    intro: [
      { kind: 'paragraph', words: ['What we agree on, in short.'] },
      { kind: 'paragraph', words: [{ mark: 'em', words: ['Since 1 May 2026'] }] },
    ],
    sections: [
      {
        id: 'pay',
        heading: ['Payments'],
        blocks: [
          {
            kind: 'paragraph',
            words: [
              ...['See ', link('/plans', 'our plans'), ', '],
              ...[link('https://law.example/a_b', 'the law'), ' and '],
              ...[link('#section-2', 'above'), '.'],
            ],
          },
          { kind: 'heading', words: ['Refunds'] },
          {
            kind: 'bullets',
            items: [['within ', { mark: 'strong', words: ['14 days'] }], ['to the card that paid']],
          },
          { kind: 'numbers', items: [['Write to us.'], ['Wait.']] },
        ],
      },
      {
        id: 'section-2',
        heading: ['Your ', { mark: 'em', words: ['data'] }],
        blocks: [{ kind: 'paragraph', words: ['It is 5 * 3 *yours*, a_b_c.'] }],
      },
    ],
    closing: [{ kind: 'paragraph', words: [link('mailto:us@aria.example', 'Write')] }],
  });
});

test.each([
  ['Only words.', 'legal/terms.md has 0 titles. Begin it with one: # and its words.'],
  ['# A\n# B', 'legal/terms.md has 2 titles. Begin it with one: # and its words.'],
  [
    '# A\n\n<script>alert(1)</script>',
    'legal/terms.md, line 3 has <script>. Write it in words, or as [words](address).',
  ],
  ['# A\n![x](y.png)', 'line 2 has ![x](y.png). Write it in words, or as [words](address).'],
  [
    '# A\n[x](javascript:alert(1))',
    'line 2 has a link to javascript:alert(1. Set it to an address that begins with https://, mailto:, / or #.',
  ],
  ['# A\n[x](//evil.example)', 'line 2 has a link to //evil.example. Set it to an address'],
  ['# A\n[x](#b)', 'line 2 has a link to #b, which is no section. Write ## Heading {#b}.'],
  ['# A\n## B {#b}\n## C {#b}', 'has two sections {#b}. Name each differently.'],
  ['# A\n> b', 'line 2 has a quotation (>). Write it as a paragraph.'],
  ['# A\n```\nb', 'line 2 has a block of code. Write it as a paragraph.'],
  ['# A\n| b |', 'line 2 has a table (|). Write it as a list.'],
  ['# A\n- b\n  - c', 'line 3 has a list in a list. Write one list, or ### a heading before it.'],
  [
    '# A\n#### b',
    'line 2 has a heading of more than ###. Use ## for sections and ### within them.',
  ],
  [`# A\n${'b'.repeat(200_000)}`, 'legal/terms.md has 201 kB. Write at most 200 kB.'],
])('the legal text %j is refused', (content, sentence) => {
  expect(read(content).problems).toEqual([expect.stringContaining(sentence)]);
});

test('each language has its own text, else that of the first language, else ours', async () => {
  const folder = folderOf({
    'site.json': { name: 'Ária', languages: ['pt', 'en'], support: 'https://aria.example/help' },
    'legal/terms.md': '# Termos',
    'legal/terms.en.md': '# Terms',
    'legal/privacy.en.md': '# Privacy',
  });
  const { brand, catalogues, legal } = await readSiteFolder(folder, ours, NOTHING);
  const shown = (name: 'terms' | 'privacy', language: string) => {
    const catalogue = catalogues[language] ?? {};
    const { heading, language: own } = shownDocument(name, language, { brand, catalogue, legal });
    return [heading, own];
  };
  expect([shown('terms', 'pt'), shown('terms', 'en')]).toEqual([
    ['Termos', 'pt'],
    ['Terms', 'en'],
  ]);
  expect([shown('privacy', 'pt'), shown('privacy', 'en')]).toEqual([
    ['Política de Privacidade', 'pt'],
    ['Privacy', 'en'],
  ]);
});

test('a legal text of another name or language is refused', async () => {
  const files = { 'site.json': {}, 'legal/terms.fr.md': '# CGU', 'legal/terms.md': 'Terms' };
  expect(await problemsOf(files)).toEqual([
    'legal/terms.fr.md is no text of the site. Name it terms.md, terms.en.md, privacy.md, privacy.en.md.',
    'legal/terms.md has 0 titles. Begin it with one: # and its words.',
  ]);
});

const OURS = { legal: {}, catalogue: readCatalogue('texts', 'en') };
const closingOf = (name: string, support: string | null) =>
  shownDocument('terms', 'en', { ...OURS, brand: { ...siteSettings(), name, support } }).closing;

test.each([
  ['Fin', siteSettings().support, 'licensing@fin.example', 'mailto:licensing@fin.example'],
  ['_A_ria', 'help@aria.example', 'help@aria.example', 'mailto:help@aria.example'],
  ['Ária', 'https://aria.example/a_b_', 'https://aria.example/a_b_', 'https://aria.example/a_b_'],
])('our terms for %s name its own contact address', (name, support, address, href) => {
  const closing = closingOf(name, support);
  expect(closing).toEqual([
    {
      kind: 'paragraph',
      words: [
        'Questions, removal requests and notices under this agreement go to ',
        { mark: 'link', href, words: [address] },
        '.',
      ],
    },
  ]);
});

test('our terms have the name to the letter, and no address where there is none', () => {
  const brand = { ...siteSettings(), name: '<b>*Ária*_', support: null };
  const { intro, closing, sections } = shownDocument('terms', 'en', { ...OURS, brand });
  expect([JSON.stringify(intro).includes('between <b>*Ária*_ and those'), closing]).toEqual([
    true,
    [],
  ]);
  expect(sections.at(-1)?.id).toBe('subscriptions');
});
