import { type Infer, integer, min, object } from 'superstruct';
import { day, duration, id, type Title, text } from './title';

export const EpisodeStruct = object({
  id,
  show: id,
  season: min(integer(), 0),
  episode: min(integer(), 1),
  name: text,
  description: text,
  release_date: day,
  duration,
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
