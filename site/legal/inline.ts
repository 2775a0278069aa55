import type { Words } from '../../src/lib/legal/documents';

const PARTS = new RegExp(
  [
    '\\\\(?<plain>[!-/:-@[-`{-~])',
    '\\*\\*(?=\\S)(?<strong>(?:\\\\.|\\*(?!\\*)|[^\\\\*])+)\\*\\*',
    '\\*(?=\\S)(?<em>(?:\\\\.|[^\\\\*])+)\\*',
    '(?<!\\w)_(?=\\S)(?<under>(?:\\\\.|[^\\\\_])+)_(?!\\w)',
    '(?<!!)\\[(?<link>(?:\\\\.|[^\\\\\\]])+)\\]\\((?<href>[^)\\s]+)\\)',
  ].join('|'),
  'gu',
);

const FOREIGN = /!\[[^\]]*\]\([^)]*\)|<[a-z/!][^>]*>?/i;

const HREF = /^(https:\/\/[^/\s]+\S*|mailto:[^\s@]+@[^\s@]+|\/(?!\/)\S*|#[\w-]+)$/;

/** @param complain receives each problem, worded to complete "terms.md, line 3 has …" */
export function wordsOf(line: string, complain: (what: string) => void): Words {
  const words: Words[number][] = [];
  const addPlain = (text: string) => {
    if (text === '') return;
    const [foreign] = FOREIGN.exec(text) ?? [];
    if (foreign) complain(`${foreign}. Write it in words, or as [words](address)`);
    const last = words.at(-1);
    if (typeof last === 'string') words[words.length - 1] = last + text;
    else words.push(text);
  };
  let done = 0;
  for (const { 0: whole, index, groups = {} } of line.matchAll(PARTS)) {
    addPlain(line.slice(done, index));
    done = index + whole.length;
    const { plain, strong, em = groups.under, link, href = '' } = groups;
    const marked = (mark: 'em' | 'strong', inner: string) =>
      words.push({ mark, words: wordsOf(inner, complain) });
    if (plain !== undefined) {
      const last = words.at(-1);
      if (typeof last === 'string') words[words.length - 1] = last + plain;
      else words.push(plain);
    } else if (strong !== undefined) marked('strong', strong);
    else if (em !== undefined) marked('em', em);
    else if (link !== undefined) {
      if (!HREF.test(href)) {
        complain(
          `a link to ${href}. Set it to an address that begins with https://, mailto:, / or #`,
        );
      }
      words.push({ mark: 'link', href, words: wordsOf(link, complain) });
    }
  }
  addPlain(line.slice(done));
  return words;
}

export const plainText = (words: Words): string =>
  words.map((it) => (typeof it === 'string' ? it : plainText(it.words))).join('');

export const hrefsIn = (words: Words): string[] =>
  words.flatMap((it) =>
    typeof it === 'string' ? [] : [...(it.href ? [it.href] : []), ...hrefsIn(it.words)],
  );

export const asMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
