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

export const text = nonempty(string());
export const id = pattern(string(), /^\d+$/);
export const day = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);
export const duration = pattern(string(), /^\d{2}:[0-5]\d$/);
const count = min(integer(), 0);

/** `url` is absolute, except for the site's own HLS and mp4 files under `/media/streams/`. */
const VideoStruct = object({ type: enums(['HLS', 'YouTube', 'Vimeo', 'mp4']), url: text });

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
  release_date: day,
  language: text,
  duration,
  imdb_rating: number(),
  content_rating: text,
  genres: nonempty(array(id)),
  casts: array(id),
  trailer: nullable(VideoStruct),
  videos: array(VideoLinkStruct),
  is_free: boolean(),
  views: count,
  likes: count,
  popularity: count,
});

export type Title = Omit<Infer<typeof TitleStruct>, 'kind'> & {
  readonly kind: Infer<typeof TitleStruct>['kind'] | 'episode';
  readonly series?:
    | { readonly id: string; readonly season: number; readonly episode: number }
    | undefined;
  /** The file name prefix of the title's pictures, if it differs from the id. */
  readonly artwork?: string;
  readonly picture?: string;
  readonly still?: string;
  readonly words?: TitleWords | undefined;
};
