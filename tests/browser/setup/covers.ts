import type { RuleId } from '../../../flows/rules';

export function covers(rules: RuleId | RuleId[], sentence: string): string {
  return `${sentence} [${[rules].flat().join(', ')}]`;
}
