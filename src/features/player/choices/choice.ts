/** One thing that can be chosen of a video. */

import type { TextKey } from '../../../lib/site/texts';
import type { Medium, Preferences } from '../../../media/medium';
import type { Settings } from '../../../state/device/settings';
import type { IconName } from '../controls/PlayerIcon';

/** What holds now: what the medium says, with what it was asked for and has not answered yet. */
export interface Chosen extends Medium {
  /** The captions shown last, so that one press brings them back. */
  lastText: string | null;
}

/** What is said on the screen. */
export type Echo = readonly [icon: IconName, text: string];

/** Keys that choose. */
interface KeyRow {
  /** As the list of keys shows them, two spaces apart. */
  shown: string;
  does: TextKey;
  /** Each key with its direction: 1 or -1. */
  keys: Readonly<Record<string, 1 | -1>>;
  /** What is asked for; `null` for nothing, of which nothing is said. */
  press(chosen: Chosen, by: 1 | -1): Preferences | null;
  echo(chosen: Chosen): Echo;
}

/** A choice that is offered in the menu. */
export interface Offer {
  id: string;
  label: string;
  isChosen: boolean;
  asks: Preferences;
}

export interface Choice {
  /** The name of its page in the menu. */
  id: string;
  label: TextKey;
  icon: IconName;
  /** Whether this medium has it. */
  can(medium: Medium): boolean;
  /** What holds, in words. */
  text(medium: Medium): string;
  offers(medium: Medium): readonly Offer[];
  keys: readonly KeyRow[];
  /** The device's name of each preference that it keeps. */
  persist: Partial<Record<keyof Preferences, keyof Settings>>;
}

interface Given<Value>
  extends Omit<Choice, 'text' | 'offers' | 'keys'>,
    Partial<Pick<Choice, 'text'>> {
  get(medium: Medium): Value;
  set(value: Value): Preferences;
  /** What the menu offers; nothing where it is chosen otherwise. */
  values?(medium: Medium): readonly (readonly [value: Value, label: string])[];
  keys?: readonly KeyRow[];
}

/** Derives the menu's offers from how a value is read and asked for. */
export function choice<Value extends string | number | null>({
  get,
  set,
  values = () => [],
  keys = [],
  ...given
}: Given<Value>): Choice {
  const offers = (medium: Medium) =>
    (given.can(medium) ? values(medium) : []).map(([value, label]) => ({
      id: String(value),
      label,
      isChosen: value === get(medium),
      asks: set(value),
    }));
  return {
    text: (medium) => offers(medium).find(({ isChosen }) => isChosen)?.label ?? '',
    ...given,
    keys,
    offers,
  };
}
