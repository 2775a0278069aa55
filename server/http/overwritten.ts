/** Where a text of Latin letters begins in bytes, each time. */
export function placesIn(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) {
    places.push(at);
  }
  return places;
}

/** A copy in which a text of Latin letters stands at these places; an earlier `copy` may be used again. */
export function overwritten(
  bytes: Buffer,
  places: readonly number[],
  text: string,
  copy: Buffer = Buffer.from(bytes),
): Buffer {
  for (const at of places) copy.write(text, at, 'latin1');
  return copy;
}
