/** How this device plays films, for every user of it: kept by the browser until it is cleared. */
import { lazy } from '../../lib/lazy';
import { createListeners } from '../../lib/listeners';
import { indexedStore } from './indexed-store';

/** By the player's own names; one that it does not know any more is passed over. */
interface CaptionStyle {
  size: string;
  colour: string;
  ground: string;
  position: string;
  /** Seconds by which captions come later; less than 0 for earlier. */
  delay: number;
}

const isNumber = (from: number, to: number) => (value: unknown) =>
  typeof value === 'number' && value >= from && value <= to;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/**
 * @param initial what holds until something is chosen
 * @param isReadable what may be read back: another version of the site may have kept something else
 */
const kept = <Value>(initial: Value, isReadable: (value: unknown) => boolean) => ({
  initial,
  isReadable,
});

const settings = {
  /** 0 to 1. */
  volume: kept<number>(1, isNumber(0, 1)),
  isMuted: kept<boolean>(false, isFlag),
  /** 0.25 to 2; 1 is the film's own. */
  speed: kept<number>(1, isNumber(0.25, 2)),
  /** As streams name it, such as `fr`; `null` shows none. */
  captions: kept<string | null>(null, isTextOrNull),
  captionStyle: kept<CaptionStyle>(
    { size: 'Medium', colour: 'White', ground: 'Half', position: 'Bottom', delay: 0 },
    isCaptionStyle,
  ),
  /** As players name it, such as `720p`; `null` is automatic. */
  quality: kept<string | null>(null, isTextOrNull),
  isSavingData: kept<boolean>(false, isFlag),
  isTheatre: kept<boolean>(false, isFlag),
  /** Whether a title that is like a film is offered at its end. */
  isUpNextOn: kept<boolean>(true, isFlag),
  /** Whether a card that is pointed at, or has the focus, shows a preview. */
  arePreviewsOn: kept<boolean>(true, isFlag),
  /** Whether letters, digits and signs do something by themselves, such as `k` or `/` (WCAG 2.1.4). */
  areKeysOn: kept<boolean>(true, isFlag),
};

export type Settings = { [Name in keyof typeof settings]: (typeof settings)[Name]['initial'] };

/** A sign-out leaves it alone: local storage alone is cleared (spec §4). */
const device = indexedStore('fin');
const changes = createListeners();
let chosen: Partial<Settings> = {};

/** Syncs settings across tabs, once those of this device are read. What is chosen meanwhile wins. */
const tabs = lazy(async () => {
  const channel = new BroadcastChannel('fin.device');
  channel.onmessage = ({ data }: MessageEvent<object>) => change(readable(Object.entries(data)));
  change({ ...readable([...(await device.readAll())]), ...chosen });
  return channel;
});

/** Calls `listener` after each change on this page. */
export const watchSettings = changes.watch;

/** What was chosen on this device; what is missing was never chosen. Empty until it is loaded. */
export function chosenSettings(): Readonly<Partial<Settings>> {
  return chosen;
}

export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return (chosen[name] ?? settings[name].initial) as Settings[Name];
}

/** Reads them once. */
export const loadSettings = tabs.load;

/** Once what is kept has been read: what was chosen meanwhile is told, too. */
const tellTabs = async () => (await tabs.load()).postMessage(chosen);

export function chooseSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): void {
  if (chosen[name] === value) return;
  change({ ...chosen, [name]: value });
  void tellTabs();
  void device.write(name, value);
}

/** Forgets all of them: the defaults hold again. */
export function forgetSettings(): Promise<void> {
  change({});
  void tellTabs();
  return device.clear();
}

function readable(found: readonly [string, unknown][]): Partial<Settings> {
  return Object.fromEntries(
    found.filter(([name, value]) => settings[name as keyof Settings]?.isReadable(value)),
  );
}

function change(next: Partial<Settings>) {
  chosen = next;
  changes.tell();
}

function isCaptionStyle(value: unknown): boolean {
  const { delay, ...looks } = Object(value) as CaptionStyle;
  const names = [looks.size, looks.colour, looks.ground, looks.position];
  return Number.isFinite(delay) && names.every((it) => typeof it === 'string');
}
