/** Encrypts a stream's video with one key, by Common Encryption (ISO 23001-7, scheme `cenc`). */
import { createCipheriv } from 'node:crypto';
import { box, find, number, readBoxes, writeBox } from './boxes';

/** Both fields are 16 bytes long. */
export interface Key {
  id: Buffer;
  secret: Buffer;
}

const TRACK = 1;
const IV_BYTES = 8;
/** Minimum number of clear bytes at the start of each NAL unit, for its length and headers. */
const CLEAR = 32;
const COMMON_SYSTEM = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

export function protectInit(bytes: Buffer, { id }: Key): Buffer {
  const file = readBoxes(bytes);
  const moov = find(file, 'moov');
  const entry = find(moov.boxes, 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1');
  const scheme = box('schm', number(0), Buffer.from('cenc'), number(0x10000));
  const track = box('tenc', number(0), number(0, 2), number(1, 1), number(IV_BYTES, 1), id);
  entry.type = 'encv';
  entry.boxes.push(box('sinf', box('frma', Buffer.from('avc1')), scheme, box('schi', track)));
  moov.boxes.push(box('pssh', number(0x01000000), COMMON_SYSTEM, number(1), id, number(0)));
  return Buffer.concat(file.map(writeBox));
}

/** @param place number unique to the segment, so that no AES-CTR counter is reused */
export function protectSegment(bytes: Buffer, key: Key, place: number): Buffer {
  // Drops the segment index, since `senc` boxes change the sizes that it lists.
  const file = readBoxes(bytes).filter(({ type }) => type !== 'sidx');
  const moof = find(file, 'moof');
  const { head: media } = find(file, 'mdat');
  const tracks = moof.boxes.filter(({ type }) => type === 'traf');
  const picture = tracks.find((it) => find([it], 'traf', 'tfhd').head.readUInt32BE(4) === TRACK);
  if (!picture) throw new Error('There is no picture in this segment');
  const run = find([picture], 'traf', 'trun').head;
  // The `trun` offset counts from `moof`, but `media` starts after the 8-byte header of `mdat`.
  let at = run.readInt32BE(8) - writeBox(moof).length - 8;
  const notes = sizesIn(run).map((size, index) => {
    const sample = media.subarray(at, at + size);
    at += size;
    return encryptSample(sample, key, Buffer.concat([number(place), number(index)]));
  });
  const note = box('senc', number(2), number(notes.length), ...notes);
  picture.boxes.push(note);
  const growth = writeBox(note).length;
  for (const track of tracks) {
    const { head } = find([track], 'traf', 'trun');
    head.writeInt32BE(head.readInt32BE(8) + growth, 8);
  }
  return Buffer.concat(file.map(writeBox));
}

function sizesIn(run: Buffer): number[] {
  const flags = run.readUIntBE(1, 3);
  const fields = [0x100, 0x200, 0x400, 0x800].filter((it) => flags & it);
  const first = 12 + (flags & 0x4 ? 4 : 0);
  return Array.from({ length: run.readUInt32BE(4) }, (_, at) =>
    run.readUInt32BE(first + (at * fields.length + fields.indexOf(0x200)) * 4),
  );
}

function encryptSample(sample: Buffer, { secret }: Key, iv: Buffer): Buffer {
  const cipher = createCipheriv('aes-128-ctr', secret, Buffer.concat([iv, Buffer.alloc(8)]));
  const parts: Buffer[] = [];
  for (let at = 0; at < sample.length; ) {
    const length = 4 + sample.readUInt32BE(at);
    const hidden = Math.max(0, Math.floor((length - CLEAR) / 16) * 16);
    const end = at + length;
    cipher.update(sample.subarray(end - hidden, end)).copy(sample, end - hidden);
    parts.push(number(length - hidden, 2), number(hidden));
    at = end;
  }
  return Buffer.concat([iv, number(parts.length / 2, 2), ...parts]);
}
