/**
 * What can be chosen of a video. The menu, the keys, the list of them, what is asked of the medium and what the device
 * keeps are all read here.
 */
import type { Medium, Choice as Named } from '../../../media/medium';
import { type Choice, choice, type Echo } from './choice';

/** Speeds that are offered: 1 is the film's own. */
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** Of one press of an arrow. */
export const VOLUME_STEP = 0.05;

const named = (choices: readonly Named[]) => choices.map(({ id, label }) => [id, label] as const);
export const heard = ({ isMuted, volume }: Pick<Medium, 'isMuted' | 'volume'>) =>
  isMuted ? 0 : volume;

/** 0 to 1; someone who changes the volume wants to hear it. 0 is silence, from which Unmute leads back. */
export function volumeOf(wanted: number) {
  const volume = Math.round(Math.max(0, Math.min(1, wanted)) * 100) / 100;
  return volume === 0 ? { isMuted: true } : { volume, isMuted: false };
}

function rateBeside(rate: number, by: 1 | -1): number {
  const next = by > 0 ? RATES.find((it) => it > rate) : RATES.findLast((it) => it < rate);
  return next ?? rate;
}

const volumeEcho = (volume: number): Echo => [
  volume === 0 ? 'muted' : 'loud',
  `Volume ${Math.round(volume * 100)} %`,
];

export const choices = {
  volume: choice<number>({
    id: 'volume',
    label: 'Volume',
    icon: 'loud',
    can: ({ can }) => can.volume,
    get: heard,
    set: volumeOf,
    keys: [
      {
        shown: '↑  ↓',
        does: 'Louder or quieter',
        keys: { ArrowUp: 1, ArrowDown: -1 },
        press: (chosen, by) =>
          chosen.can.volume ? volumeOf(heard(chosen) + by * VOLUME_STEP) : null,
        echo: (chosen) => volumeEcho(heard(chosen)),
      },
    ],
    persist: { volume: 'volume' },
  }),
  sound: choice<string>({
    id: 'sound',
    label: 'Sound',
    icon: 'muted',
    can: () => true,
    get: ({ isMuted }) => (isMuted ? 'off' : 'on'),
    set: (sound) => ({ isMuted: sound === 'off' }),
    keys: [
      {
        shown: 'm',
        does: 'Mute',
        keys: { m: 1 },
        press: ({ isMuted }) => ({ isMuted: !isMuted }),
        echo: ({ isMuted, volume }) => (isMuted ? ['muted', 'Muted'] : volumeEcho(volume)),
      },
    ],
    persist: { isMuted: 'isMuted' },
  }),
  speed: choice<number>({
    id: 'speed',
    label: 'Speed',
    icon: 'speed',
    can: ({ can }) => can.rate,
    get: ({ rate }) => rate,
    set: (rate) => ({ rate }),
    values: () => RATES.map((rate) => [rate, rate === 1 ? 'Normal' : `${rate}×`]),
    keys: [
      {
        shown: '<  >',
        does: 'Slower or faster',
        keys: { '<': -1, '>': 1 },
        press: ({ can, rate }, by) => (can.rate ? { rate: rateBeside(rate, by) } : null),
        echo: ({ rate }) => ['speed', `Speed ${rate}×`],
      },
    ],
    persist: { rate: 'speed' },
  }),
  quality: choice<string | null>({
    id: 'quality',
    label: 'Quality',
    icon: 'quality',
    can: ({ qualities }) => qualities.length > 0,
    get: ({ quality }) => quality,
    set: (quality) => ({ quality }),
    values({ qualities, shownQuality }) {
      const shown = qualities.find(({ id }) => id === shownQuality)?.label;
      return [[null, `Auto${shown ? ` (${shown})` : ''}`], ...named(qualities)];
    },
    persist: { quality: 'quality', isDataSaving: 'isSavingData' },
  }),
  captions: choice<string | null>({
    id: 'captions',
    label: 'Captions',
    icon: 'captions',
    can: ({ texts }) => texts.length > 0,
    get: ({ text }) => text,
    set: (text) => ({ text }),
    values: ({ texts }) => [[null, 'Off'], ...named(texts)],
    text: ({ texts, text }) => texts.find(({ id }) => id === text)?.label ?? 'Off',
    keys: [
      {
        shown: 'c',
        does: 'Captions',
        keys: { c: 1 },
        press({ text, texts, lastText }) {
          if (texts.length === 0) return {};
          const last = texts.find(({ id }) => id === lastText) ?? texts[0];
          return { text: text === null ? (last?.id ?? null) : null };
        },
        echo({ text, texts }) {
          const shown = texts.find(({ id }) => id === text)?.label;
          if (texts.length === 0) return ['captions', 'No captions'];
          return ['captions', shown ? `Captions: ${shown}` : 'Captions off'];
        },
      },
    ],
    persist: { text: 'captions' },
  }),
  audio: choice<string | null>({
    id: 'audio',
    label: 'Audio',
    icon: 'loud',
    can: ({ audios }) => audios.length > 1,
    get: ({ audio }) => audio,
    set: (audio) => ({ audio: audio ?? undefined }),
    values: ({ audios }) => named(audios),
    // Which sound is heard belongs to the film.
    persist: {},
  }),
} satisfies Record<string, Choice>;

export const allChoices: readonly Choice[] = Object.values(choices);

/** Those that have a page of the menu. */
export const menuChoices = [choices.speed, choices.quality, choices.captions, choices.audio];

/** The rows of all keys that choose. */
export const keyRows = allChoices.flatMap(({ keys }) => keys);
