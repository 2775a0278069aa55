import type { Choice, Preferences } from '../medium';
import type { Stage } from '../port';

type Named = { language?: string | undefined; label: string };

const KINDS = ['subtitles', 'captions'];

/** Captions and subtitles of a video element, also those that hls.js adds. */
export function offerTextTracks(video: HTMLVideoElement, { medium, preferences }: Stage) {
  const withdrawn = new Set<string>();
  const tracks = () =>
    [...video.textTracks].filter((it) => KINDS.includes(it.kind) && !withdrawn.has(nameOf(it)));
  const choose = (id: string | null) => {
    const listed = tracks();
    const chosen = id === null ? -1 : choicesOf(listed).findIndex((it) => it.id === id);
    // A choice that this video does not have leaves what is shown.
    if (id !== null && chosen === -1) return;
    listed.forEach((track, at) => {
      const mode = at === chosen ? 'showing' : 'disabled';
      if (track.mode !== mode) track.mode = mode;
    });
  };
  const tell = () => {
    const listed = tracks();
    const texts = choicesOf(listed);
    const shown = listed.findIndex(({ mode }) => mode === 'showing');
    if (texts.map(keyOf).join() !== medium.read().texts.map(keyOf).join()) medium.change({ texts });
    medium.change({ text: texts[shown]?.id ?? null });
  };
  video.textTracks.addEventListener('addtrack', () => {
    if (preferences.text !== undefined) choose(preferences.text);
    tell();
  });
  for (const event of ['removetrack', 'change']) video.textTracks.addEventListener(event, tell);
  return {
    prefer({ text }: Preferences) {
      if (text !== undefined) choose(text);
    },
    withdraw(track: Named) {
      withdrawn.add(nameOf(track));
      tell();
    },
  };
}

/** Choices with different ids and labels, whatever a stream calls its tracks. */
export function choicesOf(tracks: readonly Named[]): Choice[] {
  const used = new Set<string>();
  return tracks.map(({ language, label }, at) => {
    const name = label || languageName(language) || `Track ${at + 1}`;
    const id = language && !used.has(language) ? language : name;
    const unique = used.has(id) ? `${id} ${at + 1}` : id;
    used.add(unique);
    return { id: unique, label: name };
  });
}

function languageName(language: string | undefined): string | undefined {
  if (!language) return undefined;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language);
  } catch {
    // No tag of a language (BCP 47): it is shown as the stream names it.
    return language;
  }
}

const nameOf = ({ language, label }: Named) => `${language ?? ''}=${label}`;
const keyOf = ({ id, label }: Choice) => `${id}=${label}`;
