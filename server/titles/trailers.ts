/** Titles' trailers, which are everybody's. */
import type { Queries } from '../db/db';

/** Where they are, each once. */
export async function trailerAddresses({ query }: Queries): Promise<string[]> {
  const rows = await query<{ address: string }>(
    'select distinct trailer_url as address from titles where trailer_url is not null',
  );
  return rows.map(({ address }) => address);
}
