/** A page of a list, with how many entries there are in all. */
import type { Page } from '../../contract/desk/answers';
import { PAGE_LENGTH } from '../../contract/desk/calls';
import { first, type Parameter, type Queries } from '../db/db';

/** SQL of one list; `from` may go on with joins and conditions, and its parameters are `values`. */
interface List<Row, Entry> {
  readonly select: string;
  readonly from: string;
  readonly values: readonly Parameter[];
  /** Ends with a column whose values are unique, so that pages don't overlap. */
  readonly order: string;
  /** From 1. */
  readonly page: number;
  entryOf(row: Row): Entry;
}

export async function pageOf<Row extends object, Entry>(
  { query }: Queries,
  { select, from, values, order, page, entryOf }: List<Row, Entry>,
): Promise<Page<Entry>> {
  const rows = await query<Row>(
    `select ${select} from ${from} order by ${order}
     limit ${PAGE_LENGTH} offset ${(page - 1) * PAGE_LENGTH}`,
    values,
  );
  const counted = await query<{ n: number | string }>(`select count(*) as n from ${from}`, values);
  return { entries: rows.map(entryOf), total: Number(first(counted)?.n), page };
}

/** SQL's pattern for a text that holds what was searched for. */
export function containing(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
