import { type Table, tablesOf } from './woff2';

/** Lengths are in em. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of the characters of `SAMPLE`; `null` if the font lacks any of them. */
  readonly width: number | null;
  /** The lightest and boldest weight; `null` if the font has no weight axis. */
  readonly weights: readonly [number, number] | null;
}

const SAMPLE = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

export function metricsOf(file: Buffer): Metrics {
  const tables = tablesOf(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`damaged: it has no table ${tag}`);
    return found.data;
  };
  const unit = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const [ascent, descent, lineGap] = [4, 6, 8].map((at) => hhea.readInt16BE(at) / unit);
  const advance = advances(tables.get('hmtx'), hhea.readUInt16BE(34));
  const glyphs = [...SAMPLE].map((it) => glyphOf(table('cmap'), it.charCodeAt(0)));
  const widths = glyphs.map((glyph) => advance(glyph) / unit);
  return {
    ascent: ascent ?? 0,
    descent: -(descent ?? 0),
    lineGap: lineGap ?? 0,
    width: glyphs.includes(0) ? null : widths.reduce((sum, it) => sum + it, 0) / widths.length,
    weights: tables.has('fvar') ? weightsOf(table('fvar')) : null,
  };
}

/** Glyphs from index `count` on share the last width. */
function advances(hmtx: Table | undefined, count: number): (glyph: number) => number {
  if (!hmtx || count === 0) throw new Error('damaged: it has no widths');
  const { data, isPacked } = hmtx;
  return (glyph) => {
    const place = Math.min(glyph, count - 1);
    return isPacked ? data.readUInt16BE(1 + 2 * place) : data.readUInt16BE(4 * place);
  };
}

/** Returns 0 (`.notdef`) for a missing character. */
function glyphOf(cmap: Buffer, code: number): number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.readUInt32BE(8 + 8 * at),
  );
  const formats = starts.map((start) => cmap.subarray(start));
  const long = formats.find((it) => it.readUInt16BE(0) === 12);
  if (long) return glyphInGroups(long, code);
  const short = formats.find((it) => it.readUInt16BE(0) === 4);
  return short ? glyphInSegments(short, code) : 0;
}

function glyphInGroups(map: Buffer, code: number): number {
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const [first = 0, last = 0, glyph = 0] = [0, 4, 8].map((at) =>
      map.readUInt32BE(16 + 12 * group + at),
    );
    if (first <= code && code <= last) return glyph + code - first;
  }
  return 0;
}

function glyphInSegments(map: Buffer, code: number): number {
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const part = (index: number) => 16 + index * size + at;
    if (code > map.readUInt16BE(14 + at)) continue;
    const first = map.readUInt16BE(part(1));
    if (code < first) return 0;
    const delta = map.readUInt16BE(part(2));
    const offset = map.readUInt16BE(part(3));
    if (offset === 0) return (code + delta) % 65536;
    const glyph = map.readUInt16BE(part(3) + offset + 2 * (code - first));
    return glyph === 0 ? 0 : (glyph + delta) % 65536;
  }
  return 0;
}

function weightsOf(fvar: Buffer): readonly [number, number] | null {
  const [start, count, size] = [4, 8, 10].map((at) => fvar.readUInt16BE(at)) as [
    number,
    number,
    number,
  ];
  for (let axis = start; axis < start + count * size; axis += size) {
    if (fvar.toString('latin1', axis, axis + 4) !== 'wght') continue;
    const [lightest = 0, boldest = 0] = [4, 12].map((at) => fvar.readInt32BE(axis + at) / 65536);
    return [Math.round(lightest), Math.round(boldest)];
  }
  return null;
}
