/**
 * Whether the viewer has a keyboard. A television's remote has arrows, digits, Enter and Back alone, and types into
 * text boxes by keys on the screen.
 */
let isThere = false;

const NO_CHARACTERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export function hasKeyboard(): boolean {
  return isThere;
}

/** @param key not pressed in a text box */
export function noteKey(key: string): void {
  isThere ||= /^\D$/u.test(key) || NO_CHARACTERS.includes(key);
}
