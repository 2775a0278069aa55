const BOXES = ['styp', 'moof', 'sidx', 'emsg', 'prft'];

const letters = (bytes: ArrayBuffer, from: number, to: number) =>
  new TextDecoder().decode(bytes.slice(from, to));
const isMp4 = (part: ArrayBuffer) => BOXES.includes(letters(part, 4, 8));

export function areCaptions(part: ArrayBuffer): boolean {
  return isMp4(part) || /^(?:WEBVTT|\s*<(?:\?xml|tt))/.test(letters(part, 0, 64));
}

/** Detects a truncated MP4 segment, in which the last box is incomplete (ISO/IEC 14496-12, 4.2). */
export function isCutShort(part: ArrayBuffer): boolean {
  if (!isMp4(part)) return false;
  const view = new DataView(part);
  let at = 0;
  while (at + 8 <= part.byteLength) {
    const size = view.getUint32(at);
    if (size === 0) return false;
    const isLong = size === 1;
    if (isLong && at + 16 > part.byteLength) return true;
    at += Math.max(isLong ? Number(view.getBigUint64(at + 8)) : size, 8);
  }
  return at !== part.byteLength;
}
