import { type Infer, integer, min, nonempty, object, pattern, string } from 'superstruct';
import type { Title } from './title';

const text = nonempty(string());
const id = pattern(string(), /^\d+$/);

export const EpisodeStruct = object({
  id,
  show: id,
  season: min(integer(), 0),
  episode: min(integer(), 1),
  name: text,
  description: text,
  release_date: pattern(string(), /^\d{4}-\d{2}-\d{2}$/),
  duration: pattern(string(), /^\d{2}:[0-5]\d$/),
  stream: text,
  still: text,
});
type Episode = Infer<typeof EpisodeStruct>;

export function episodeTitles(
  episodes: readonly Episode[],
  titles: readonly Title[],
  problems: string[],
): Title[] {
  return episodes.flatMap(({ show: showId, season, episode, stream, ...own }) => {
    const show = titles.find(({ id, kind }) => id === showId && kind === 'series');
    if (!show) {
      problems.push(
        `The episode ${own.id} ("${own.name}") names the series ${showId}, which is not there. Add it, or remove the episode.`,
      );
      return [];
    }
    const at = (file: string) => `/media/streams/${stream}/${file}`;
    return {
      ...show,
      ...own,
      kind: 'episode' as const,
      series: { id: showId, season, episode },
      artwork: showId,
      trailer: { type: 'HLS' as const, url: at('trailer.m3u8') },
      videos: [{ type: 'HLS' as const, url: at('master.m3u8'), storyboard: at('storyboard.vtt') }],
    };
  });
}
