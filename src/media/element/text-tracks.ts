import { choiceOfLanguage } from '../languages';
import type { Preferences, Track } from '../medium';
import type { Stage } from '../port';

type Named = Omit<Track, 'id'>;

const KINDS = ['subtitles', 'captions'];

/** What a stream knows of the tracks of its video. */
export interface TrackFacts {
  /** It says only what is spoken in another language than the rest, to everyone who hears that one. */
  isForced(track: TextTrack): boolean;
  /** The language that is heard; `undefined` where it is not known. */
  heard(): string | undefined;
}

const nothing: TrackFacts = { isForced: () => false, heard: () => undefined };

/**
 * Captions and subtitles of a video element, also those that hls.js adds. Forced ones are no choice: they are shown
 * where no others are, in the language that is heard.
 */
export function offerTextTracks(
  video: HTMLVideoElement,
  { medium, preferences }: Pick<Stage, 'medium' | 'preferences'>,
  { isForced, heard }: TrackFacts = nothing,
) {
  const withdrawn = new Set<string>();
  const tracks = () =>
    [...video.textTracks].filter((it) => KINDS.includes(it.kind) && !withdrawn.has(nameOf(it)));
  const offered = () => tracks().filter((track) => !isForced(track));
  const isShown = ({ mode }: TextTrack) => mode === 'showing';

  const forced = () => {
    const language = heard();
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
    // Without a choice, or with one that this video does not have, what the stream shows by itself stays.
    if (!found && wanted !== null && listed.some(isShown)) return;
    const shown = found ? listed[choices.indexOf(found)] : forced();
    for (const track of tracks()) {
      const mode = track === shown ? 'showing' : 'disabled';
      if (track.mode !== mode) track.mode = mode;
    }
  };
  const tell = () => {
    const listed = offered();
    const texts = choicesOf(listed);
    const at = listed.findIndex(isShown);
    if (texts.map(keyOf).join() !== medium.read().texts.map(keyOf).join()) medium.change({ texts });
    medium.change({ text: texts[at]?.id ?? null });
  };
  video.textTracks.addEventListener('addtrack', () => {
    show(preferences.text);
    tell();
  });
  for (const event of ['removetrack', 'change']) video.textTracks.addEventListener(event, tell);
  return {
    prefer({ text }: Preferences) {
      if (text !== undefined) show(text);
    },
    withdraw(track: Named) {
      withdrawn.add(nameOf(track));
      show(preferences.text);
      tell();
    },
    /** Another language is heard. */
    hear: () => show(preferences.text),
  };
}

/** Tracks with different ids, whatever a stream calls them. */
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
