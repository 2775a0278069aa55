/** Answers of the desk as CSV (RFC 4180), for spreadsheets. */
import type { Page } from './answers';
import { PAGE_LENGTH } from './calls';

type Entry = Readonly<Record<string, unknown>>;

/**
 * What a spreadsheet would calculate, and what it may skip before it: such a text gets an apostrophe in front, as the
 * OWASP advises. Excel reads wide signs as plain ones.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * The entries of all pages of a list; of another answer, its lists beneath each other, named in the first column.
 * @param answerOf reads a page, from 1
 */
export async function csvOfAll(answerOf: (page: number) => Promise<unknown>): Promise<string> {
  const answer = await answerOf(1);
  const { entries, total } = answer as Partial<Page<Entry>>;
  if (!entries || total === undefined) return csvOf(recordsOf(answer));
  const all = new Map<unknown, Entry>();
  const add = (those: readonly Entry[]) => {
    // A newer entry moves others to the next page, where they are met again.
    for (const entry of those) all.set(entry.id ?? entry, entry);
  };
  add(entries);
  for (let page = 2; page <= Math.ceil(total / PAGE_LENGTH); page += 1) {
    add(((await answerOf(page)) as Page<Entry>).entries);
  }
  return csvOf([...all.values()]);
}

/** Lines end with CRLF. Numbers are bare, texts quoted; what is not known is empty. */
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
