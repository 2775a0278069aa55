import { locale, text } from '../../../lib/site/texts';
import type { Track } from '../../../media/medium';

/** Each track's id and name: as its stream calls it, else its language, else its place among the others. */
export function namedTracks(tracks: readonly Track[]) {
  return tracks.map(({ id, label, language }, at) => {
    const name = label || languageName(language) || text('player.track', { number: at + 1 });
    return [id, name] as const;
  });
}

function languageName(language: string | undefined): string | undefined {
  if (!language) return undefined;
  try {
    return new Intl.DisplayNames([locale()], { type: 'language' }).of(language);
  } catch {
    // No tag of a language (BCP 47): it is shown as the stream names it.
    return language;
  }
}
