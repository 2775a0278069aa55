import { lazy } from '../../lib/lazy';
import { createListeners } from '../../lib/listeners';
import { indexedStore } from './indexed-store';

interface CaptionStyle {
  size: string;
  colour: string;
  ground: string;
  position: string;
  /** In seconds; negative values show captions earlier. */
  delay: number;
}

const isNumber = (from: number, to: number) => (value: unknown) =>
  typeof value === 'number' && value >= from && value <= to;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

const kept = <Value>(initial: Value, isReadable: (value: unknown) => boolean) => ({
  initial,
  isReadable,
});

const settings = {
  volume: kept<number>(1, isNumber(0, 1)),
  isMuted: kept<boolean>(false, isFlag),
  speed: kept<number>(1, isNumber(0.25, 2)),
  /** A track's id, usually a language tag such as `fr`; `null` for none. */
  captions: kept<string | null>(null, isTextOrNull),
  captionStyle: kept<CaptionStyle>(
    { size: 'Medium', colour: 'White', ground: 'Half', position: 'Bottom', delay: 0 },
    isCaptionStyle,
  ),
  /** An id such as `720p`; `null` for automatic. */
  quality: kept<string | null>(null, isTextOrNull),
  isSavingData: kept<boolean>(false, isFlag),
  isTheatre: kept<boolean>(false, isFlag),
  isUpNextOn: kept<boolean>(true, isFlag),
  arePreviewsOn: kept<boolean>(true, isFlag),
  /** Whether single-character shortcuts such as `k` or `/` work (WCAG 2.1.4). */
  areKeysOn: kept<boolean>(true, isFlag),
};

export type Settings = { [Name in keyof typeof settings]: (typeof settings)[Name]['initial'] };

/** Uses IndexedDB, since a sign-out clears local storage (spec §4). */
const device = indexedStore('fin');
const changes = createListeners();
let chosen: Partial<Settings> = {};

const tabs = lazy(async () => {
  const channel = new BroadcastChannel('fin.device');
  channel.onmessage = ({ data }: MessageEvent<object>) => change(readable(Object.entries(data)));
  change({ ...readable([...(await device.readAll())]), ...chosen });
  return channel;
});

export const watchSettings = changes.watch;

export function chosenSettings(): Readonly<Partial<Settings>> {
  return chosen;
}

export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return (chosen[name] ?? settings[name].initial) as Settings[Name];
}

export const loadSettings = tabs.load;

const notifyTabs = async () => (await tabs.load()).postMessage(chosen);

export function chooseSetting<Name extends keyof Settings>(
  name: Name,
  value: Settings[Name],
): void {
  if (chosen[name] === value) return;
  change({ ...chosen, [name]: value });
  void notifyTabs();
  void device.write(name, value);
}

export function forgetSettings(): Promise<void> {
  change({});
  void notifyTabs();
  return device.clear();
}

function readable(found: readonly [string, unknown][]): Partial<Settings> {
  return Object.fromEntries(
    found.filter(([name, value]) => settings[name as keyof Settings]?.isReadable(value)),
  );
}

function change(next: Partial<Settings>) {
  chosen = next;
  changes.notify();
}

function isCaptionStyle(value: unknown): boolean {
  const { delay, ...looks } = Object(value) as CaptionStyle;
  const names = [looks.size, looks.colour, looks.ground, looks.position];
  return Number.isFinite(delay) && names.every((it) => typeof it === 'string');
}
