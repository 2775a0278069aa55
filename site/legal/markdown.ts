/**
 * Reads legal texts in a subset of Markdown:
 *
 * - `#` title, `##` sections, `###` headings; `## Heading {#id}` sets a section's id
 * - paragraphs, lists, `**strong**`, `*emphasis*`, `[links](https://…)`
 * - `---` before the closing part
 */
import type { Block, LegalDocument, Words } from '../../src/lib/legal/documents';
import { hrefsIn, plainText, wordsOf } from './inline';
import { piecesOf } from './pieces';

const MOST_BYTES = 200_000;

export function readMarkdown(file: string, content: string, problems: string[]): LegalDocument {
  if (content.length > MOST_BYTES) {
    problems.push(`${file} has ${Math.ceil(content.length / 1000)} kB. Write at most 200 kB.`);
  }
  const complain = (at: number, what: string) => problems.push(`${file}, line ${at} has ${what}.`);
  const titles: string[] = [];
  const intro: Block[] = [];
  const closing: Block[] = [];
  const sections: { id: string; heading: Words; blocks: Block[] }[] = [];
  const links: { href: string; at: number }[] = [];
  let blocks = intro;
  for (const { kind, text, at } of piecesOf(content, complain)) {
    const [, heading = text, id] = /^(.*?)\s*\{#([a-z][\w-]*)\}$/.exec(text) ?? [];
    const words = wordsOf(kind === 'section' ? heading : text, (what) => complain(at, what));
    links.push(...hrefsIn(words).map((href) => ({ href, at })));
    const last = blocks.at(-1);
    if (kind === 'line') blocks = closing;
    else if (kind === 'title') titles.push(plainText(words));
    else if (kind === 'section') {
      blocks = [];
      sections.push({ id: id ?? `section-${sections.length + 1}`, heading: words, blocks });
    } else if (kind === 'paragraph' || kind === 'heading') blocks.push({ kind, words });
    else if (last?.kind === kind) {
      blocks[blocks.length - 1] = { kind, items: [...last.items, words] };
    } else blocks.push({ kind, items: [words] });
  }
  if (titles.length !== 1) {
    problems.push(`${file} has ${titles.length} titles. Begin it with one: # and its words.`);
  }
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) problems.push(`${file} has two sections {#${twice}}. Name each differently.`);
  for (const { href, at } of links) {
    if (href.startsWith('#') && !ids.includes(href.slice(1))) {
      complain(at, `a link to ${href}, which is no section. Write ## Heading {${href}}`);
    }
  }
  return { heading: titles[0] ?? '', intro, sections, closing };
}
