/** Reads the tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/), without decoding glyphs. */
import { brotliDecompressSync } from 'node:zlib';

const HEADER = 48;
/**
 * Table tags by their index in WOFF2. Includes `glyf` and `loca`, the only tables that
 * transformation version 0 changes.
 */
const TAGS: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
  47: 'fvar',
};
const OTHER = 63;
const MOST_BYTES = 50_000_000;

export interface Table {
  readonly data: Buffer;
  readonly isPacked: boolean;
}

/** @throws {Error} if the file can't be read as WOFF2, or is a font collection */
export function tablesOf(file: Buffer): ReadonlyMap<string, Table> {
  if (file.length < HEADER || file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('no WOFF2');
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new Error('a collection of faces');
  if (file.readUInt32BE(8) !== file.length) throw new Error('damaged: its length is another');
  let at = HEADER;
  const number = () => {
    let value = 0;
    for (let byte = 128; byte >= 128; ) {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte % 128);
    }
    return value;
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const known = flags % 64;
    if (known === OTHER) at += 4;
    const tag = TAGS[known] ?? '';
    const version = flags >> 6;
    const isPacked = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
    const length = number();
    return { tag, isPacked, length: isPacked ? number() : length };
  });
  const packed = file.subarray(at, at + file.readUInt32BE(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES });
  let start = 0;
  return new Map(
    entries.map(({ tag, isPacked, length }) => {
      const table = { data: data.subarray(start, start + length), isPacked };
      start += length;
      return [tag, table];
    }),
  );
}
