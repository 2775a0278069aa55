import type { Mutant } from './mutant';

export interface Verdict extends Omit<Mutant, 'machine'> {
  readonly of: string;
  readonly killedBy: string | null;
  readonly isEquivalent: boolean;
}

export function reportOf(verdicts: readonly Verdict[]): string {
  const survivors = verdicts.filter(({ killedBy, isEquivalent }) => !killedBy && !isEquivalent);
  return [
    ...table('of', verdicts, ({ of }) => of),
    '',
    ...table('operator', verdicts, ({ operator }) => operator),
    '',
    ...table('killed by', verdicts, ({ killedBy }) => meansOf(killedBy)),
    '',
    `Survivors: ${survivors.length}`,
    ...survivors.map(({ id }) => `  ${id}`),
  ].join('\n');
}

function table(
  name: string,
  verdicts: readonly Verdict[],
  groupOf: (verdict: Verdict) => string,
): string[] {
  const groups = [...new Set(verdicts.map(groupOf))].sort();
  const rows = groups.map(
    (group) => [group, verdicts.filter((it) => groupOf(it) === group)] as const,
  );
  return [
    `| ${name} | killed | change nothing |`,
    '|---|--:|--:|',
    ...[...rows, ['all', verdicts] as const].map(
      ([group, all]) =>
        `| ${group} | ${killedOf(all)} | ${all.filter((it) => it.isEquivalent).length} |`,
    ),
  ];
}

function killedOf(verdicts: readonly Verdict[]): string {
  const counted = verdicts.filter((it) => !it.isEquivalent);
  const killed = counted.filter(({ killedBy }) => killedBy);
  if (counted.length === 0) return '–';
  const share = ((100 * killed.length) / counted.length).toFixed(1);
  return `${killed.length} of ${counted.length} (${share} %)`;
}

function meansOf(killedBy: string | null): string {
  if (!killedBy) return 'nothing';
  const [, means] = /^(hangs|does not load|lint|every path through)/.exec(killedBy) ?? [];
  return means === 'every path through' ? 'testPaths' : (means ?? 'stories');
}
