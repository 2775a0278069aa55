import { keyRows } from '../choices/table';
import { isFullScreen } from '../full-screen';

export type Command =
  | { type: 'togglePlaying' | 'toggleFullScreen' | 'toggleTheatre' }
  | { type: 'togglePictureInPicture' | 'showShortcuts' }
  | { type: 'choose'; key: string }
  | { type: 'goToStart' | 'goToEnd' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'goToShare'; share: number }
  | { type: 'stepFrame'; by: 1 | -1 };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

const byKey: Record<string, Command> = {
  ' ': { type: 'togglePlaying' },
  k: { type: 'togglePlaying' },
  Enter: { type: 'togglePlaying' },
  j: { type: 'seekBy', seconds: -10 },
  l: { type: 'seekBy', seconds: 10 },
  ArrowLeft: { type: 'seekBy', seconds: -5 },
  ArrowRight: { type: 'seekBy', seconds: 5 },
  f: { type: 'toggleFullScreen' },
  t: { type: 'toggleTheatre' },
  i: { type: 'togglePictureInPicture' },
  ',': { type: 'stepFrame', by: -1 },
  '.': { type: 'stepFrame', by: 1 },
  Home: { type: 'goToStart' },
  End: { type: 'goToEnd' },
  '?': { type: 'showShortcuts' },
  ...Object.fromEntries(
    keyRows.flatMap(({ keys }) =>
      Object.keys(keys).map((key): [string, Command] => [key, { type: 'choose', key }]),
    ),
  ),
};

const OF_THE_PAGE = /^(?: |Enter|Home|End|Arrow(?:Left|Right|Up|Down))$/;

export const ignoresRepeats = (command: Command) =>
  command.type === 'choose'
    ? keyRows.some(({ keys }) => command.key in keys && Object.keys(keys).length === 1)
    : /^(?:toggle|show)/.test(command.type);

/** Matches a key by character, or by position if the character isn't ASCII (Cyrillic layouts). */
export function commandOf({ key, code, shiftKey }: Key): Command | null {
  const isForeign = key.length === 1 && key > '\u007f';
  const character = isForeign ? (keyAt(code, shiftKey) ?? key) : key;
  const name = character.length === 1 ? character.toLowerCase() : character;
  // Matches unshifted digit keys by position, since some layouts (AZERTY) need Shift for digits.
  const digit = /^\d$/.test(name) ? name : shiftKey ? null : /^Digit(\d)$/.exec(code)?.[1];
  const known = byKey[name];
  if (known) return known;
  return digit ? { type: 'goToShare', share: Number(digit) / 10 } : null;
}

function keyAt(code: string, isShifted: boolean): string | undefined {
  if (code === 'Comma') return isShifted ? '<' : ',';
  if (code === 'Period') return isShifted ? '>' : '.';
  return /^Key([A-Z])$/.exec(code)?.[1];
}

const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable=true]';
const HAS_ITS_OWN_KEYS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox], [role=tablist]';
const BUTTONS = 'button, a, summary, [role=button]';

export function buttonOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(BUTTONS) : null;
}

export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return targetOf(event).closest(`${TYPED_INTO}, ${HAS_ITS_OWN_KEYS}`) !== null;
}

const targetOf = ({ target }: Event) => (target instanceof Element ? target : document.body);

/**
 * Returns the command of a key press, or `null` if the player ignores the key. After a click on a
 * player button, Space toggles playback instead of clicking the button again.
 * @param billboard contains the stage and the title's buttons
 * @param pressed the button under the last pointer press, until the button loses focus
 */
export function commandIn(
  event: KeyboardEvent,
  stage: Element,
  billboard: Element | null,
  pressed: Element | null,
): Command | null {
  if (isTaken(event)) return null;
  const target = targetOf(event);
  const isNowhere = target === document.body || target === document.documentElement;
  if (!isNowhere && !isFullScreen() && !billboard?.contains(target)) return null;
  const isInside = stage.contains(target) || isFullScreen();
  const button = target.closest(BUTTONS);
  const isSpaceFree = isInside && button === pressed;
  if (button && (event.key === 'Enter' || (event.key === ' ' && !isSpaceFree))) return null;
  if (!isInside && OF_THE_PAGE.test(event.key) && !(isNowhere && event.key === ' ')) return null;
  return commandOf(event);
}
