/** A language for tests: English with accents, in brackets, 40 % longer. What stands outside brackets has no key. */
import type { MessageFormatElement } from 'react-intl';
import { compileTexts } from '../../site/texts';
import type { CompiledTexts } from '../../src/lib/site/texts';
import en from '../../texts/en.json' with { type: 'json' };

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' },
};

/** `{count, plural, …}` and what stands between tags are written the same way. */
export function pseudoTexts(): CompiledTexts {
  return Object.fromEntries(
    Object.entries(compileTexts(en)).map(([key, parts]) => [
      key,
      [literal('['), ...parts.map(accent), literal(` ${padding(parts)}]`)],
    ]),
  );
}

const literal = (value: string): MessageFormatElement => ({ type: 0, value });

/** Four letters for ten. */
function padding(parts: readonly MessageFormatElement[]): string {
  return 'öxö '.repeat(Math.ceil((lengthOf(parts) * 0.4) / 4)).trim();
}

function lengthOf(parts: readonly MessageFormatElement[]): number {
  return parts.reduce((sum, part) => sum + ('value' in part ? part.value.length : 4), 0);
}

function accent(part: MessageFormatElement): MessageFormatElement {
  if (part.type === 0) {
    return { ...part, value: part.value.replace(/[aeiou]/gi, (it) => ACCENTED[it] ?? it) };
  }
  if ('children' in part) return { ...part, children: part.children.map(accent) };
  if (!('options' in part)) return part;
  const options = Object.entries(part.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(accent) },
  ]);
  return { ...part, options: Object.fromEntries(options) };
}
