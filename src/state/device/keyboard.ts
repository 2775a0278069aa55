/**
 * Detects a physical keyboard by keys that TV remotes lack. Remotes have arrows, digits, Enter and
 * Back.
 */
let isThere = false;

const NO_CHARACTERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export function hasKeyboard(): boolean {
  return isThere;
}

export function noteKey(key: string): void {
  isThere ||= /^\D$/u.test(key) || NO_CHARACTERS.includes(key);
}
