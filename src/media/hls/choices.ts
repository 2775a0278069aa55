import Hls from 'hls.js';
import { choicesOf, type TrackInfo } from '../element/text-tracks';
import { choiceOfLanguage } from '../languages';
import type { Preferences } from '../media-state';
import type { Stage } from '../port';
import { qualitiesOf, qualityOf, savingLevel } from './qualities';

export function offerChoices(hls: Hls, { mediaState, preferences }: Stage) {
  const prefer = ({ quality, isDataSaving, audio }: Preferences) => {
    const { audios, qualities } = mediaState.read();
    if (isDataSaving !== undefined) {
      hls.autoLevelCapping = isDataSaving ? savingLevel(hls.levels) : -1;
      mediaState.change({ isDataSaving });
    }
    if (quality !== undefined) {
      const chosen = quality === null ? undefined : qualityOf(qualities, quality);
      hls.nextLevel = qualitiesOf(hls.levels).findIndex(({ id }) => id === chosen?.id);
      mediaState.change({ quality: chosen?.id ?? null });
    }
    const spoken = audio ? choiceOfLanguage(audios, audio) : undefined;
    if (spoken) hls.audioTrack = audios.indexOf(spoken);
  };

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    const qualities = qualitiesOf(hls.levels).reverse();
    mediaState.change({ qualities: qualities.length > 1 ? qualities : [] });
    prefer(preferences);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    mediaState.change({ shownQuality: qualitiesOf(hls.levels)[level]?.id ?? null });
  });
  const audiosOf = () =>
    choicesOf(hls.audioTracks.map(({ lang, name }) => ({ language: lang, label: name })));
  hls.on(Hls.Events.AUDIO_TRACKS_UPDATED, () => {
    const audios = audiosOf();
    mediaState.change({ audios: audios.length > 1 ? audios : [] });
    prefer({ audio: preferences.audio });
  });
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, () => {
    mediaState.change({ audio: audiosOf()[hls.audioTrack]?.id ?? null });
  });
  return { prefer };
}

export function trackInfo(hls: Hls): TrackInfo {
  return {
    isForced: (track) =>
      hls.subtitleTracks.some(({ forced, trackNode }) => forced && trackNode?.track === track),
    audioLanguage: () => hls.audioTracks[Math.max(0, hls.audioTrack)]?.lang,
  };
}
