import { text } from '../../../lib/site/texts';
import type { MediaState, Choice as Named } from '../../../media/media-state';
import { type Choice, type Echo, listed } from './choice';
import { namedTracks } from './named-tracks';

const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
export const VOLUME_STEP = 0.05;

const named = (choices: readonly Named[]) => choices.map(({ id, label }) => [id, label] as const);
export const heard = ({ isMuted, volume }: Pick<MediaState, 'isMuted' | 'volume'>) =>
  isMuted ? 0 : volume;

/** A volume of 0 only mutes, so that unmuting restores the previous volume. */
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
  text('player.echo.volume', { percent: Math.round(volume * 100) }),
];

const shownText = ({ texts, text: id }: MediaState) =>
  namedTracks(texts).find(([it]) => it === id)?.[1];

export const choices = {
  volume: {
    keys: [
      {
        shown: '↑  ↓',
        does: 'player.shortcuts.volume',
        keys: { ArrowUp: 1, ArrowDown: -1 },
        press: (chosen, by) =>
          chosen.can.volume ? volumeOf(heard(chosen) + by * VOLUME_STEP) : null,
        echo: (chosen) => volumeEcho(heard(chosen)),
      },
    ],
    persist: { volume: 'volume' },
  },
  sound: {
    keys: [
      {
        shown: 'm',
        does: 'player.shortcuts.mute',
        keys: { m: 1 },
        press: ({ isMuted }) => ({ isMuted: !isMuted }),
        echo: ({ isMuted, volume }) =>
          isMuted ? ['muted', text('player.volume.muted')] : volumeEcho(volume),
      },
    ],
    persist: { isMuted: 'isMuted' },
  },
  speed: listed<number>({
    id: 'speed',
    label: 'player.choice.speed',
    icon: 'speed',
    can: ({ can }) => can.rate,
    get: ({ rate }) => rate,
    set: (rate) => ({ rate }),
    values: () =>
      RATES.map((rate) => [
        rate,
        rate === 1 ? text('player.speed.normal') : text('common.rate', { rate }),
      ]),
    keys: [
      {
        shown: '<  >',
        does: 'player.shortcuts.speed',
        keys: { '<': -1, '>': 1 },
        press: ({ can, rate }, by) => (can.rate ? { rate: rateBeside(rate, by) } : null),
        echo: ({ rate }) => ['speed', text('player.echo.speed', { rate })],
      },
    ],
    persist: { rate: 'speed' },
  }),
  quality: listed<string | null>({
    id: 'quality',
    label: 'player.choice.quality',
    icon: 'quality',
    can: ({ qualities }) => qualities.length > 0,
    get: ({ quality }) => quality,
    set: (quality) => ({ quality }),
    values({ qualities, shownQuality }) {
      const shown = qualities.find(({ id }) => id === shownQuality)?.label;
      const auto = shown ? text('player.quality.autoNow', { shown }) : text('player.quality.auto');
      return [[null, auto], ...named(qualities)];
    },
    keys: [],
    persist: { quality: 'quality', isDataSaving: 'isSavingData' },
  }),
  captions: listed<string | null>({
    id: 'captions',
    label: 'player.choice.captions',
    icon: 'captions',
    can: ({ texts }) => texts.length > 0,
    get: (mediaState) => mediaState.text,
    set: (chosen) => ({ text: chosen }),
    values: ({ texts }) => [[null, text('player.captions.off')], ...namedTracks(texts)],
    text: (mediaState) => shownText(mediaState) ?? text('player.captions.off'),
    keys: [
      {
        shown: 'c',
        does: 'player.choice.captions',
        keys: { c: 1 },
        press({ text: shown, texts, lastText }) {
          if (texts.length === 0) return {};
          const last = texts.find(({ id }) => id === lastText) ?? texts[0];
          return { text: shown === null ? (last?.id ?? null) : null };
        },
        echo(chosen) {
          if (chosen.texts.length === 0) return ['captions', text('player.echo.noCaptions')];
          const shown = shownText(chosen);
          return [
            'captions',
            shown ? text('player.echo.captions', { shown }) : text('player.echo.captionsOff'),
          ];
        },
      },
    ],
    persist: { text: 'captions' },
  }),
  audio: listed<string | null>({
    id: 'audio',
    label: 'player.choice.audio',
    icon: 'loud',
    can: ({ audios }) => audios.length > 1,
    get: ({ audio }) => audio,
    set: (audio) => ({ audio: audio ?? undefined }),
    values: ({ audios }) => namedTracks(audios),
    keys: [],
    // Not stored, since audio tracks differ between films.
    persist: {},
  }),
} satisfies Record<string, Choice>;

export const allChoices: readonly Choice[] = Object.values(choices);

export const menuChoices = [choices.speed, choices.quality, choices.captions, choices.audio];

export const keyRows = allChoices.flatMap(({ keys }) => keys);
