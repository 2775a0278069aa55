import type { Card, CastMember, Season, TitleDetails, VideoLink } from '../../contract/entities';
import { srcsetOf } from '../../library/shape/picture-widths';
import { type Db, first } from '../db/db';
import { notFound } from '../http/http-error';
import { cards, GENRES, inWords, SERIES } from '../titles/cards';
import type { Words } from '../titles/words';
import type { Handlers } from './route';
import { wordsFor } from './words';

const MAX_TITLES = 12;
const NEXT_EPISODES = 4;

export const title: Pick<Handlers, 'titleDetails'> = {
  /**
   * The answer is public, so it has no videos (spec §6). `answerPublic` adds them for members who
   * may watch.
   */
  async titleDetails(request) {
    const { db, params } = request;
    const { id } = params;
    const words = await wordsFor(request);
    const found = await titleById(db, words, id);
    if (!found) throw notFound('title');
    const [casts, episodes, related] = await Promise.all([
      castsOf(db, id),
      episodesOf(db, words, found.series?.id ?? id),
      relatedTo(db, words, id),
    ]);
    const more_items = [...nextEpisodes(episodes, id), ...related].slice(0, MAX_TITLES);
    const seasons = !found.series && episodes.length > 0 && { seasons: seasonsOf(episodes) };
    return { data: { ...found, video_links: [], casts, more_items, ...seasons } };
  },
};

type Facts = Omit<TitleDetails, 'video_links' | 'more_items' | 'casts' | 'seasons'>;

async function titleById(db: Db, words: Words, id: string): Promise<Facts | null> {
  const found = first(
    await db.query<Facts>(
      `select t.id, t.name, t.lang, t.description, substr(t.release_date::text, 1, 4) as release_year,
         t.language, t.duration, t.imdb_rating, t.poster_image, t.backdrop_image, t.content_rating,
         t.trailer_url, t.trailer_type as trailer_url_type, ${SERIES} as series,
         ${GENRES} as genres, false as is_watch_list, t.kind = 'channel' as is_live
       from titles t where t.id = $1`,
      [id],
    ),
  );
  if (!found) return null;
  const genres = (found.genres ?? []).map(words.ofNamed);
  const backdrop_srcset = srcsetOf(found.backdrop_image);
  return inWords(words, { ...found, genres, backdrop_srcset });
}

export async function videosOf(db: Db, id: string): Promise<VideoLink[]> {
  const links = await db.query<{
    type: string;
    url: string;
    storyboard: string | null;
    protection: string | null;
  }>(
    `select type, url, storyboard, protection from title_videos
     where title_id = $1 order by position`,
    [id],
  );
  return links.map(({ type, url, storyboard, protection }) => ({
    type,
    url,
    ...(storyboard && { storyboard }),
    ...(protection && { protection: JSON.parse(protection) }),
  }));
}

async function castsOf(db: Db, id: string): Promise<CastMember[]> {
  const rows = await db.query<Omit<CastMember, 'email'>>(
    `select p.id, p.name, p.profile_image, p.email is not null as can_be_mailed
     from title_casts c join people p on p.id = c.person_id
     where c.title_id = $1 order by c.position`,
    [id],
  );
  return rows.map(({ can_be_mailed, ...row }) => ({
    ...row,
    email: null,
    ...(can_be_mailed && { can_be_mailed }),
  }));
}

function episodesOf(db: Db, words: Words, showId: string) {
  const rest = 'where t.show_id = $1 order by t.season = 0, t.season, t.episode, t.id';
  return cards(db, words, rest, [showId]);
}

function nextEpisodes(episodes: readonly Card[], id: string): Card[] {
  const after = episodes.findIndex((it) => it.id === id) + 1;
  return episodes.slice(after, after + NEXT_EPISODES);
}

function seasonsOf(episodes: readonly Card[]): Season[] {
  const numberOf = ({ series }: Card) => series?.season ?? 0;
  return [...new Set(episodes.map(numberOf))].map((number) => ({
    number,
    episodes: episodes.filter((it) => numberOf(it) === number),
  }));
}

function relatedTo(db: Db, words: Words, id: string) {
  return cards(
    db,
    words,
    `join (
       select title_id, sum(weight) as weight from (
         select title_id, 2 as weight from title_casts
         where person_id in (select person_id from title_casts where title_id = $1)
         union all
         select title_id, 1 as weight from title_genres
         where genre_id in (select genre_id from title_genres where title_id = $1)
       ) as shared where title_id <> $1 group by title_id
     ) as related on related.title_id = t.id
     where t.kind <> 'episode' and t.id is distinct from (select show_id from titles where id = $1)
     order by related.weight desc, (t.kind = (
       select case kind when 'episode' then 'series' else kind end from titles where id = $1)) desc,
       t.popularity desc, t.id limit ${MAX_TITLES}`,
    [id],
  );
}
