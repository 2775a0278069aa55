import type { Page } from '../../contract/desk/answers';
import { PAGE_LENGTH } from '../../contract/desk/calls';
import { first, type Parameter, type Queries } from '../db/db';

interface List<Row, Entry> {
  readonly select: string;
  /** Extra columns, computed only for the rows of the page. Expressions refer to a row as `entry`. */
  readonly beside?: string;
  readonly from: string;
  readonly values: readonly Parameter[];
  /** Must end with a unique column, so that pages don't overlap. */
  readonly order: string;
  readonly page: number;
  entryOf(row: Row): Entry;
}

export async function pageOf<Row extends object, Entry>(
  { query }: Queries,
  { select, beside, from, values, order, page, entryOf }: List<Row, Entry>,
): Promise<Page<Entry>> {
  const before = (page - 1) * PAGE_LENGTH;
  const cut = `select ${select} from ${from} order by ${order}
    limit ${PAGE_LENGTH} offset ${before}`;
  const rows = await query<Row>(
    beside ? `select entry.*, ${beside} from (${cut}) as entry order by ${order}` : cut,
    values,
  );
  const isLast = rows.length < PAGE_LENGTH && (rows.length > 0 || page === 1);
  const total = isLast ? before + rows.length : await countOf();
  return { entries: rows.map(entryOf), total, page };

  async function countOf() {
    const counted = await query<{ n: number | string }>(
      `select count(*) as n from ${from}`,
      values,
    );
    return Number(first(counted)?.n);
  }
}

/**
 * No column may be null. A single `like` is faster than one `ilike` per column.
 *
 * @param pattern a parameter, such as `$2`
 */
export function contains(pattern: string, ...columns: readonly string[]): string {
  return `lower(${columns.join(` || ' ' || `)}) like lower(${pattern})`;
}

export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
