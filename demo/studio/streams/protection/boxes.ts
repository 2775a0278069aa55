export interface Box {
  type: string;
  /** Payload before the child boxes, or the whole payload of a box that is not parsed further. */
  head: Buffer;
  boxes: Box[];
}

const OPENED: Record<string, number> = {
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  stbl: 0,
  stsd: 8,
  avc1: 78,
  moof: 0,
  traf: 0,
};

export function readBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + bytes.readUInt32BE(at));
    const opened = OPENED[type];
    const head = Buffer.from(content.subarray(0, opened ?? content.length));
    boxes.push({ type, head, boxes: readBoxes(content.subarray(head.length)) });
  }
  return boxes;
}

export function writeBox({ type, head, boxes }: Box): Buffer {
  const content = Buffer.concat([head, ...boxes.map(writeBox)]);
  return Buffer.concat([number(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

export const box = (type: string, ...parts: (Buffer | Box)[]): Box => ({
  type,
  head: Buffer.concat(parts.map((it) => (Buffer.isBuffer(it) ? it : writeBox(it)))),
  boxes: [],
});

export function find(boxes: readonly Box[], ...path: string[]): Box {
  const [type, ...rest] = path;
  const found = boxes.find((it) => it.type === type);
  if (!found) throw new Error(`There is no box ${type}`);
  return rest.length > 0 ? find(found.boxes, ...rest) : found;
}

export function number(value: number, bytes = 4): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}
