import Hls, { type Level } from 'hls.js';
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

  let shown: Level | null = null;
  const offerQualities = () => {
    const qualities = qualitiesOf(hls.levels).reverse();
    mediaState.change({ qualities: qualities.length > 1 ? qualities : [] });
  };
  const noteShown = () => {
    const at = shown ? hls.levels.indexOf(shown) : -1;
    mediaState.change({ shownQuality: qualitiesOf(hls.levels)[at]?.id ?? null });
  };

  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    offerQualities();
    prefer(preferences);
  });
  // Updates the qualities, since their indexes and ids can change when hls.js removes unplayable
  // levels or switches the pathway.
  hls.on(Hls.Events.LEVELS_UPDATED, () => {
    offerQualities();
    noteShown();
    const { isDataSaving, quality } = preferences;
    // Does not set automatic quality again, since setting `nextLevel` may flush the buffer.
    prefer({ isDataSaving, quality: quality ?? undefined });
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    shown = hls.levels[level] ?? null;
    noteShown();
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
