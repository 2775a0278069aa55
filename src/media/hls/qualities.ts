import type { Choice } from '../media-state';

export interface Level {
  height: number;
  bitrate: number;
  frameRate: number;
  videoCodec: string | undefined;
}

const SAVING = { height: 480, bitrate: 1_200_000 };

const CODECS: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hev1: 'HEVC',
  hvc1: 'HEVC',
  av01: 'AV1',
  vp09: 'VP9',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
};

const NAMES: readonly ((level: Level) => (string | undefined)[])[] = [
  ({ height, bitrate }) => [sizeOf(height) ?? megabits(bitrate, 1)],
  ({ height, bitrate }) => [sizeOf(height), megabits(bitrate, 1)],
  (level) => [...pictureOf(level), megabits(level.bitrate, 1)],
  (level) => [...pictureOf(level), megabits(level.bitrate, 2)],
];

export function qualitiesOf(levels: readonly Level[]): Choice[] {
  const names = NAMES.map((name) => levels.map((level) => name(level).filter(Boolean).join(', ')));
  const heights = levels.map(({ height }) => height);
  const ids = levels.map(({ height, bitrate }) =>
    height && isOnly(heights, height) ? `${height}p` : `${sizeOf(height) ?? ''}@${bitrate}`,
  );
  return levels.map((_, at) => {
    const own = names.find((its) => isOnly(its, its[at]))?.[at];
    const id = ids[at] ?? '';
    const isTwin = ids.indexOf(id) < at;
    return {
      id: isTwin ? `${id}@${at}` : id,
      label: own ?? `${names.at(-1)?.[at]} (${at + 1})`,
    };
  });
}

export function qualityOf(qualities: readonly Choice[], wanted: string): Choice | undefined {
  const height = heightIn(wanted);
  return (
    qualities.find(({ id }) => id === wanted) ??
    (height ? qualities.find(({ id }) => heightIn(id) === height) : undefined)
  );
}

export function savingLevel(levels: readonly Level[]): number {
  const areHigh = levels.every(({ height }) => height > 0);
  const fitting = levels.findLastIndex(({ height, bitrate }) =>
    areHigh ? height <= SAVING.height : bitrate <= SAVING.bitrate,
  );
  const most = areHigh ? fitting : Math.min(fitting, levels.length - 2);
  return Math.max(0, most);
}

const heightIn = (id: string) => /^\d+p/.exec(id)?.[0];
const isOnly = <Value>(values: readonly Value[], value: Value) =>
  values.filter((it) => it === value).length === 1;
const sizeOf = (height: number) => (height ? `${height}p` : undefined);
const megabits = (bitrate: number, digits: number) => `${(bitrate / 1e6).toFixed(digits)} Mb/s`;

function pictureOf({ height, frameRate, videoCodec = '' }: Level) {
  const frames = frameRate ? `${Math.round(frameRate)} fps` : undefined;
  return [sizeOf(height), frames, CODECS[videoCodec.slice(0, 4)]];
}
