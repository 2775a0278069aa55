import { PGlite, types } from '@electric-sql/pglite';
import type { Parameter, Queries } from './db';

const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const asText = (value: string) => value;
/** Replaces PGlite's own serializer, which allocates a string per byte. */
const toHex = (bytes: Uint8Array) =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;
const fromHex = (value: string) => new Uint8Array(Buffer.from(value.slice(2), 'hex'));

export async function openEngine(options: {
  dataDir?: string;
  loadDataDir?: Blob;
}): Promise<PGlite> {
  const pglite = new PGlite({
    ...options,
    startParams: START,
    parsers: { [types.DATE]: asText, [types.BYTEA]: fromHex },
    serializers: { [types.BYTEA]: toHex },
  });
  await pglite.waitReady;
  return pglite;
}

export function queriesOver(target: Pick<PGlite, 'query' | 'exec'>): Queries {
  return {
    async query<R extends object>(sql: string, parameters: readonly Parameter[] = []) {
      return (await target.query<R>(sql, [...parameters])).rows as R[];
    },
    async script(sql) {
      await target.exec(sql);
    },
  };
}
