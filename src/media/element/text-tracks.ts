import { choiceOfLanguage } from '../languages';
import type { Preferences, Track } from '../media-state';
import type { Stage } from '../port';

type Named = Omit<Track, 'id'>;

const KINDS = ['subtitles', 'captions'];

export interface TrackInfo {
  isForced(track: TextTrack): boolean;
  audioLanguage(): string | undefined;
}

const nothing: TrackInfo = { isForced: () => false, audioLanguage: () => undefined };

/**
 * Offers subtitle and caption tracks, except forced tracks. A forced track translates only speech
 * and text in a foreign language.
 *
 * While no offered track is shown, shows a forced track. If the audio language is known, the forced
 * track must be in that language.
 */
export function offerTextTracks(
  video: HTMLVideoElement,
  { mediaState, preferences }: Pick<Stage, 'mediaState' | 'preferences'>,
  { isForced, audioLanguage }: TrackInfo = nothing,
) {
  const withdrawn = new Set<string>();
  const tracks = () =>
    [...video.textTracks].filter((it) => KINDS.includes(it.kind) && !withdrawn.has(nameOf(it)));
  const offered = () => tracks().filter((track) => !isForced(track));
  const isShown = ({ mode }: TextTrack) => mode === 'showing';

  const forced = () => {
    const language = audioLanguage();
    const listed = tracks().filter(isForced);
    if (language === undefined) return listed.find(isShown) ?? listed[0];
    return choiceOfLanguage(
      listed.map((track) => ({ id: track.language, track })),
      language,
    )?.track;
  };
  const show = (wanted: Preferences['text']) => {
    const listed = offered();
    const choices = choicesOf(listed);
    const found = typeof wanted === 'string' ? choiceOfLanguage(choices, wanted) : undefined;
    if (!found && wanted !== null && listed.some(isShown)) return;
    const shown = found ? listed[choices.indexOf(found)] : forced();
    for (const track of tracks()) {
      const mode = track === shown ? 'showing' : 'disabled';
      if (track.mode !== mode) track.mode = mode;
    }
  };
  const publish = () => {
    const listed = offered();
    const texts = choicesOf(listed);
    const at = listed.findIndex(isShown);
    if (texts.map(keyOf).join() !== mediaState.read().texts.map(keyOf).join())
      mediaState.change({ texts });
    mediaState.change({ text: texts[at]?.id ?? null });
  };
  video.textTracks.addEventListener('addtrack', () => {
    show(preferences.text);
    publish();
  });
  for (const event of ['removetrack', 'change']) video.textTracks.addEventListener(event, publish);
  return {
    prefer({ text }: Preferences) {
      if (text !== undefined) show(text);
    },
    withdraw(track: Named) {
      withdrawn.add(nameOf(track));
      show(preferences.text);
      publish();
    },
    onAudioSwitched: () => show(preferences.text),
  };
}

export function choicesOf(tracks: readonly Named[]): Track[] {
  const used = new Set<string>();
  return tracks.map(({ language, label }, at) => {
    const id = language && !used.has(language) ? language : label || language || `track ${at + 1}`;
    const unique = used.has(id) ? `${id} ${at + 1}` : id;
    used.add(unique);
    return { id: unique, label, language };
  });
}

const nameOf = ({ language, label }: Named) => `${language ?? ''}=${label}`;
const keyOf = ({ id, label }: Track) => `${id}=${label}`;
