/** The shape of the demo's titles, and a title as every part of the server knows it. */
import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  string,
} from 'superstruct';
import type { TitleWords } from './translations';

const text = nonempty(string());
const id = pattern(string(), /^\d+$/);
const count = min(integer(), 0);

/** `url` is absolute for YouTube and Vimeo, a path under `/media/streams/` for HLS and mp4. */
const VideoStruct = object({ type: enums(['HLS', 'YouTube', 'Vimeo', 'mp4']), url: text });

/** The rest as in the contract's video link. */
const VideoLinkStruct = object({
  ...VideoStruct.schema,
  storyboard: optional(text),
  protection: optional(
    array(
      object({ system: enums(['clearkey']), license_url: text, certificate_url: nullable(text) }),
    ),
  ),
});

export const TitleStruct = object({
  id,
  kind: enums(['film', 'series', 'channel']),
  name: text,
  description: text,
  /** YYYY-MM-DD */
  release_date: pattern(string(), /^\d{4}-\d{2}-\d{2}$/),
  language: text,
  /** hh:mm, minutes below 60 */
  duration: pattern(string(), /^\d{2}:[0-5]\d$/),
  imdb_rating: number(),
  content_rating: text,
  /** Genre ids, the leading one first. */
  genres: nonempty(array(id)),
  /** Person ids, in billing order. */
  casts: array(id),
  trailer: nullable(VideoStruct),
  videos: array(VideoLinkStruct),
  is_free: boolean(),
  views: count,
  likes: count,
  /** Higher is more popular; the ten highest are the Top 10. */
  popularity: count,
});

/** A title of the demo. */
export type Title = Omit<Infer<typeof TitleStruct>, 'kind'> & {
  readonly kind: Infer<typeof TitleStruct>['kind'] | 'episode';
  /** Of an episode: the id of its show, and where it is in it. */
  readonly series?: { readonly id: string; readonly season: number; readonly episode: number };
  /** What the names of its pictures begin with, where it is not its id. */
  readonly artwork?: string;
  /** The address of a picture of another host, instead of artwork. */
  readonly picture?: string;
  /** The name of a wide picture that is its thumbnail and its backdrop. */
  readonly still?: string;
  readonly words?: TitleWords;
};
