/** The whole display face, where the document held the letters of its own headings alone (decision 44). */

/** Fetches it, and then takes the document's own away: a heading of another page would be of both, unkerned between. */
export function completeFace(): void {
  const own = document.getElementById('own-face');
  const remove = () => own?.remove();
  // By a letter that no heading has. Where the face is lost, headings have their second one, as in any other document.
  if (own) document.fonts.load('1em Big Shoulders', '~').then(remove, remove);
}
