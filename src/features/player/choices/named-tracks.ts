import { locale, text } from '../../../lib/site/texts';
import type { Track } from '../../../media/media-state';

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
    return language;
  }
}
