import type { Page } from '../../contract/desk/answers';
import { PAGE_LENGTH } from '../../contract/desk/calls';
import { first, type Parameter, type Queries } from '../db/db';

interface List {
  readonly select: string;
  /** Extra columns, computed only for the page's rows, which have the alias `entry`. */
  readonly beside?: string;
  readonly from: string;
  readonly values: readonly Parameter[];
  /** Must end with a unique column, so that pages don't overlap. */
  readonly order: string;
  readonly page: number;
}

export async function pageOf<Entry extends object>(
  { query }: Queries,
  { select, beside, from, values, order, page }: List,
): Promise<Page<Entry>> {
  const before = (page - 1) * PAGE_LENGTH;
  const cut = `select ${select} from ${from} order by ${order}
    limit ${PAGE_LENGTH} offset ${before}`;
  const entries = await query<Entry>(
    beside ? `select entry.*, ${beside} from (${cut}) as entry order by ${order}` : cut,
    values,
  );
  const isLast = entries.length < PAGE_LENGTH && (entries.length > 0 || page === 1);
  if (isLast) return { entries, total: before + entries.length, page };
  const counted = await query<{ n: number }>(`select count(*)::int as n from ${from}`, values);
  return { entries, total: first(counted)?.n ?? 0, page };
}

/**
 * Searches all columns with one `like`, because one `ilike` per column would be slower. No column
 * may be null.
 *
 * @param pattern a placeholder, such as `$2`
 */
export function contains(pattern: string, ...columns: readonly string[]): string {
  return `lower(${columns.join(` || ' ' || `)}) like lower(${pattern})`;
}

export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
