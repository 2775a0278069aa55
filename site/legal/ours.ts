import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf } from '../../contract/locale';
import type { TextKey, TextValues } from '../../contract/text-key';
import type { Catalogue } from '../../server/text-files';
import type { LegalName } from '../../src/lib/legal/documents';
import { OURS } from '../../src/lib/site/settings';
import type { Brand } from '../brand';
import { agreement, type Clause, paymentTerms } from './clauses';
import { asMarkdown } from './inline';

const CONTACT = 'licensing@fin.example';
const IN_FORCE_SINCE = new Date('2025-01-01');

const CLAUSES: Readonly<Record<LegalName, readonly Clause[]>> = {
  terms: [...agreement, ...paymentTerms],
  privacy: agreement,
};

export function ourLegalText(
  name: LegalName,
  language: string,
  catalogue: Catalogue,
  { name: site, support }: Pick<Brand, 'name' | 'support'>,
): string {
  const format = (key: TextKey, values: object) =>
    new IntlMessageFormat(catalogue[key]?.defaultMessage ?? '', localeOf(language)).format({
      site,
      ...values,
    });
  const say = (key: TextKey, values: TextValues = {}) => asMarkdown(String(format(key, values)));
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const contact = () => {
    const address = support === OURS.support ? CONTACT : support;
    if (address === null) return [];
    const href = address.startsWith('https:') ? address : `mailto:${address}`;
    const link = (words: readonly string[]) => ({
      link: `[${asMarkdown(words.join(''))}](${href})`,
    });
    const parts = [format('legal.contact', { address, link })].flat() as (
      | string
      | { link: string }
    )[];
    return ['---', parts.map((it) => (typeof it === 'string' ? asMarkdown(it) : it.link)).join('')];
  };
  return [
    `# ${say(`legal.${name}.heading`)}`,
    say(`legal.${name}.lead`),
    `*${say('legal.inForce', { day: day.format(IN_FORCE_SINCE) })}*`,
    ...CLAUSES[name].flatMap(({ id, heading, parts }) => [
      `## ${say(heading)} {#${id}}`,
      ...parts.map((part) =>
        typeof part === 'string' ? say(part) : part.map((item) => `- ${say(item)}`).join('\n'),
      ),
    ]),
    ...contact(),
  ].join('\n\n');
}
