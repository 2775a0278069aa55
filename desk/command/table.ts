/**
 * Escapes or replaces control and format characters, since a member's text could contain terminal
 * escape sequences.
 */

export function jsonOf(answer: unknown): string {
  return JSON.stringify(answer, null, 2).replace(/[\x7f-\x9f]|\p{Cf}/gu, (it) =>
    Array.from({ length: it.length }, (_, at) => escaped(it.charCodeAt(at))).join(''),
  );
}

const escaped = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`;

const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

export function tableOf(answer: unknown): string {
  if (answer === null) return 'Done.';
  if (Array.isArray(answer)) return rowsOf(answer);
  const { entries, total, page } = answer as { entries?: unknown[]; total?: number; page?: number };
  if (entries) return `${rowsOf(entries)}\nPage ${page}, ${total} in all`;
  return Object.entries(answer as object)
    .map(
      ([name, value]) => `${name}: ${Array.isArray(value) ? `\n${rowsOf(value)}` : textOf(value)}`,
    )
    .join('\n');
}

function rowsOf(entries: readonly unknown[]): string {
  if (entries.length === 0) return '(none)';
  const names = Object.keys(entries[0] as object);
  const rows = [
    names,
    ...entries.map((entry) => names.map((name) => textOf((entry as never)[name]))),
  ];
  const widths = names.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return plain(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
