/** The whole display face, where the document held the letters of its own headings alone (decision 044). */

const FAMILY = 'Big Shoulders';
/** Of a face that is not for some letters only. */
const ALL = 'U+0-10FFFF';

/** Fetches it, and then takes the document's own away: a heading of another page would be of both, unkerned between. */
export async function completeFace(): Promise<void> {
  const own = document.getElementById('own-face');
  if (!own) return;
  const faces = [...document.fonts].filter(isWhole);
  // Where it is lost, headings have their second face, as in any other document.
  await Promise.allSettled(faces.map((face) => face.load()));
  own.remove();
}

function isWhole({ family, unicodeRange }: FontFace): boolean {
  return family.replaceAll('"', '') === FAMILY && unicodeRange.toUpperCase() === ALL;
}
