/** Where a text of Latin letters begins in bytes, each time. */
export function placesIn(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) {
    places.push(at);
  }
  return places;
}

/** A copy in which a text of Latin letters stands at these places. */
export function overwritten(bytes: Buffer, places: readonly number[], text: string): Buffer {
  const copy = Buffer.from(bytes);
  for (const at of places) copy.write(text, at, 'latin1');
  return copy;
}
