import type { Queries } from '../db/db';

export async function trailerAddresses({ query }: Queries): Promise<string[]> {
  const rows = await query<{ address: string }>(
    'select distinct trailer_url as address from titles where trailer_url is not null',
  );
  return rows.map(({ address }) => address);
}
