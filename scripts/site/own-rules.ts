/** The rules of a style sheet that a page's own elements use (decision 45). */
import { type Rule, transform } from 'lightningcss';

/** With a `{` after it: not a part of a value. */
const CLASS = /\.(-?[A-Za-z_][\w-]*)(?=[^{}]*\{)/g;
const VARIABLE = /(--[\w\\.-]+):/g;
const USED_VARIABLE = /var\((--[\w\\.-]+)/g;
const KEYFRAMES = /@keyframes ([\w-]+)/g;
const ELEMENT = /<([\w-]+)/g;
type StyleRule = Extract<Rule, { type: 'style' }>;

/**
 * Without the rules of elements and classes that the page has none of, and without the variables and keyframes that no
 * other rule names. A rule of several selectors is kept whole where one of them may match.
 * @param elements the page's body; what scripts add to it later is not counted
 */
export function ownRules(rules: string, elements: string): string {
  const lists = [...elements.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names);
  const usedClasses = new Set(lists.flatMap((names) => names.split(' ')));
  const tags = new Set(['html', 'body', ...namesIn(elements, ELEMENT)]);
  const unusedClasses = namesIn(rules, CLASS).filter((name) => !usedClasses.has(name));
  let kept = without(unusedClasses, rules, tags);
  const namedInMarkup = namesIn(elements, USED_VARIABLE);
  // Variables name each other: those that only the last ones named are not named any more.
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = without([...unusedVariables(kept, namedInMarkup), ...unusedKeyframes(kept)], kept, tags);
  }
  return kept;
}

function without(unusedSymbols: string[], rules: string, tags: ReadonlySet<string>): string {
  const canMatch = ({ value }: StyleRule) =>
    value.selectors.some((parts) =>
      parts.every((part) => part.type !== 'type' || tags.has(part.name)),
    );
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(rules),
    minify: true,
    unusedSymbols,
    visitor: { Rule: { style: (rule) => (canMatch(rule) ? undefined : []) } },
  });
  return code.toString();
}

function unusedVariables(rules: string, namedInMarkup: readonly string[]): string[] {
  const used = new Set([...namedInMarkup, ...namesIn(rules, USED_VARIABLE)]);
  return namesIn(rules, VARIABLE).filter((name) => !used.has(name));
}

function unusedKeyframes(rules: string): string[] {
  const animations = rules.match(/animation[\w-]*:[^;}]*/g)?.join() ?? '';
  return namesIn(rules, KEYFRAMES).filter((name) => !new RegExp(`\\b${name}\\b`).test(animations));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [
    ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name.replaceAll('\\', ''))),
  ];
}
