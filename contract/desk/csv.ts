import type { Page } from './answers';
import { PAGE_LENGTH } from './calls';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Matches texts that spreadsheets may run as formulas. A leading apostrophe prevents this (OWASP,
 * CSV injection). Excel also accepts fullwidth operators and skips leading white space.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * Returns an answer as CSV (RFC 4180). If the answer is a paged list, loads all its pages.
 * Any other object becomes one table with the entries of all its lists. The first column names each
 * entry's list. The object's other fields form the first row, where that column is empty.
 *
 * @param answerOf loads a page; the first is 1
 */
export async function csvOfAll(answerOf: (page: number) => Promise<unknown>): Promise<string> {
  const answer = await answerOf(1);
  const { entries, total } = answer as Partial<Page<Entry>>;
  if (!entries || total === undefined) return csvOf(recordsOf(answer));
  const all = new Map<unknown, Entry>();
  const add = (those: readonly Entry[]) => {
    // If an entry is added between two requests, a page may repeat an entry of the previous page.
    for (const entry of those) all.set(entry.id ?? entry, entry);
  };
  add(entries);
  for (let page = 2; page <= Math.ceil(total / PAGE_LENGTH); page += 1) {
    add(((await answerOf(page)) as Page<Entry>).entries);
  }
  return csvOf([...all.values()]);
}

export function csvOf(records: readonly Entry[]): string {
  if (records.length === 0) return '';
  const names = [...new Set(records.flatMap((it) => Object.keys(it)))];
  const rows = [names, ...records.map((record) => names.map((name) => record[name]))];
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function recordsOf(answer: unknown): readonly Entry[] {
  if (Array.isArray(answer)) return answer;
  const fields = Object.entries(answer as Entry);
  const single = fields.filter(([, value]) => !Array.isArray(value));
  const lists = fields.flatMap(([list, value]) =>
    Array.isArray(value) ? value.map((entry: Entry) => ({ list, ...entry })) : [],
  );
  return single.length > 0 ? [{ list: '', ...Object.fromEntries(single) }, ...lists] : lists;
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const isWords = Array.isArray(value) && value.every((it) => typeof it === 'string');
  return isWords ? value.join(', ') : JSON.stringify(value);
}
