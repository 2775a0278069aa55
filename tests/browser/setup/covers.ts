import type { RuleId } from '../../../flows/rules';

/** A test's title with the rules of the specification that it covers: `sentence [rule, rule]`. */
export function covers(rules: RuleId | RuleId[], sentence: string): string {
  return `${sentence} [${[rules].flat().join(', ')}]`;
}
