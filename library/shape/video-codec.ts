/**
 * Returns an RFC 6381 codec string: `avc1.` with profile, constraints and level of the `avcC` box.
 * @param bytes the beginning of the file
 * @throws {Error} if there is no `avcC` box
 */
export function videoCodecIn(bytes: Buffer, file: string): string {
  const box = bytes.indexOf('avcC');
  if (box < 0) throw new Error(`${file} holds no H.264`);
  return `avc1.${bytes.subarray(box + 5, box + 8).toString('hex')}`;
}
