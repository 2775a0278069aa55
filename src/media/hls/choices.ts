import Hls, { type Level } from 'hls.js';
import { choicesOf } from '../element/text-tracks';
import type { Preferences } from '../medium';
import type { Stage } from '../port';

/** Lines of a picture: data saving takes the largest that has no more, or the smallest there is. */
const SAVING_HEIGHT = 480;

/** Qualities and languages of an HLS stream. */
export function offerChoices(hls: Hls, { medium, preferences }: Stage) {
  /** Indices into the stream's levels, the best first. */
  let order: number[] = [];

  const prefer = ({ quality, isDataSaving, audio }: Preferences) => {
    const { qualities, audios } = medium.read();
    if (isDataSaving !== undefined) {
      hls.autoLevelCapping = isDataSaving ? savingLevel(hls.levels) : -1;
      medium.change({ isDataSaving });
    }
    if (quality !== undefined) {
      const chosen = order[qualities.findIndex(({ id }) => id === quality)] ?? -1;
      hls.nextLevel = chosen;
      medium.change({ quality: chosen === -1 ? null : quality });
    }
    const spoken = audios.findIndex(({ id }) => id === audio);
    if (audio !== undefined && spoken !== -1) hls.audioTrack = spoken;
  };

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    order = hls.levels.map((_, at) => at).reverse();
    const qualities = order.length > 1 ? order.map((at) => qualityOf(hls.levels, at)) : [];
    medium.change({ qualities });
    prefer(preferences);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    medium.change({ shownQuality: hls.levels[level] ? qualityOf(hls.levels, level).id : null });
  });
  const audiosOf = () =>
    choicesOf(hls.audioTracks.map(({ lang, name }) => ({ language: lang, label: name })));
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, () => {
    const audios = audiosOf();
    medium.change({ audios: audios.length > 1 ? audios : [] });
    prefer({ audio: preferences.audio });
  });
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, () => {
    medium.change({ audio: audiosOf()[hls.audioTrack]?.id ?? null });
  });
  return { prefer };
}

/** `720p`, and with its rate of data where another level is as high. */
function qualityOf(levels: readonly Level[], at: number) {
  const { height, bitrate } = levels[at] as Level;
  const rate = `${(bitrate / 1e6).toFixed(1)} Mb/s`;
  const isOnly = levels.filter((it) => it.height === height).length === 1;
  const label = height ? (isOnly ? `${height}p` : `${height}p, ${rate}`) : rate;
  return { id: label, label };
}

function savingLevel(levels: readonly Level[]): number {
  const fitting = levels.findLastIndex(({ height }) => height <= SAVING_HEIGHT);
  return Math.max(0, fitting);
}
