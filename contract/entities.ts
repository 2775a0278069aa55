/**
 * The entities of API v2 (spec §3). Ids are strings. An optional field that is missing or unreadable
 * is read as `null`, an optional list as empty, and a flag as `false`.
 *
 * Extensions are not in the specification. They are marked `Extension.` or can be `undefined`.
 * A missing or unreadable extension may be read as `undefined` or `null`, even if it is a list or a
 * flag.
 */
import { type Infer, nullable, object } from 'superstruct';
import {
  choiceOf,
  coerced,
  extraText,
  flag,
  id,
  listOf,
  optionalFlag,
  optionalListOf,
  optionalNumber,
  optionalText,
  optionalYes,
  readableListOf,
  readableOf,
  requiredNumber,
  requiredText,
  textOrEntries,
} from './coercions';

/**
 * Extension. A text's language (BCP 47), if it isn't the response's. `lang` is the language of
 * `name` or `limitation_title`.
 */
const lang = extraText;
const named = { name: requiredText, lang };

export const genre = object({ id, ...named });

const namedGenre = object({ id: extraText, ...named });

const seriesOfEpisode = object({
  id,
  ...named,
  /** From 1; 0 for specials. */
  season: requiredNumber,
  episode: requiredNumber,
});
export type SeriesOfEpisode = Infer<typeof seriesOfEpisode>;

export const card = object({
  id,
  ...named,
  poster_image: optionalText,
  thumbnail_image: optionalText,
  /** Extension. In the format of an `img`'s `srcset`: '/p-200.avif 200w, /p.webp 400w'. */
  poster_srcset: extraText,
  thumbnail_srcset: extraText,
  /** The age rating, such as `PG-13`. */
  content_rating: optionalText,
  language: optionalText,
  /** `hh:mm` */
  duration: optionalText,
  is_watch_list: flag,
  /** Extension. `true` for a channel; ignore its `duration`. */
  is_live: optionalYes,
  /** Extension. `true` for a series; `duration` is then the length of one episode. */
  is_series: optionalYes,
  series: readableOf(seriesOfEpisode),
});
export type Card = Infer<typeof card>;

/** A resume position. Extension. */
export const progress = object({
  entertainment_id: id,
  /** Seconds from the beginning. */
  position: requiredNumber,
  /** The title's length in seconds; for an episode not yet started, the catalogue's estimate. */
  duration: requiredNumber,
  /** ISO 8601, in UTC. */
  updated_at: requiredText,
  /** `null` if the title can't be shown. */
  card: coerced(nullable(card), (value) => value ?? null),
});
export type Progress = Infer<typeof progress>;

export const banner = object({
  poster_url: optionalText,
  poster_srcset: extraText,
  data: object({
    id,
    ...named,
    description: optionalText,
    description_lang: lang,
    genres: optionalListOf(namedGenre),
    /** `YYYY-MM-DD` */
    release_date: optionalText,
    language: optionalText,
    duration: optionalText,
    is_live: optionalYes,
    /** From 0 to 10, with at most one decimal. */
    imdb_rating: optionalNumber,
    content_rating: extraText,
    trailer_url: optionalText,
  }),
});
export type Banner = Infer<typeof banner>;

/** The id may be `null`, since picking a suggestion searches for its name. */
export const suggestion = object({
  id: coerced(nullable(id), (value) => value ?? null),
  ...named,
  /** Extension. Why the title matches, if its name doesn't: 'with Asha Rao', 'Thriller'. */
  reason: optionalText,
  reason_lang: lang,
  content_rating: extraText,
});
export type Suggestion = Infer<typeof suggestion>;

const castMember = object({
  id,
  name: requiredText,
  profile_image: optionalText,
  /** `null` if unknown or hidden; see `can_be_mailed`. */
  email: optionalText,
  /** Extension. `true` if the person can be reached, though `email` is hidden. */
  can_be_mailed: optionalYes,
});
export type CastMember = Infer<typeof castMember>;

/** Extension. A DRM system of a protected stream. */
const protection = object({
  system: choiceOf(['widevine', 'playready', 'fairplay', 'clearkey']),
  license_url: requiredText,
  certificate_url: optionalText,
});
export type Protection = Infer<typeof protection>;

const videoLink = object({
  /**
   * YouTube, Vimeo or HLS; any other text means a plain video file (spec §4). A video without a
   * type is played with the trailer's type.
   */
  type: optionalText,
  url: requiredText,
  /** Extension. A WebVTT file whose cues name pictures, as in `sheet.webp#xywh=0,0,160,90`. */
  storyboard: extraText,
  protection: readableListOf(protection),
});
export type VideoLink = Infer<typeof videoLink>;

const season = object({
  number: requiredNumber,
  episodes: listOf(card),
});
export type Season = Infer<typeof season>;

export const titleDetails = object({
  id,
  ...named,
  description: optionalText,
  description_lang: lang,
  release_year: optionalText,
  language: optionalText,
  duration: optionalText,
  is_live: optionalYes,
  imdb_rating: optionalNumber,
  poster_image: optionalText,
  /** Extension. A wide picture, preferably without lettering. */
  backdrop_image: optionalText,
  backdrop_srcset: extraText,
  /** Extension. */
  genres: optionalListOf(namedGenre),
  /** Extension. The age rating, such as `PG-13`. */
  content_rating: optionalText,
  /** Extension. `null` if the provider doesn't send it. */
  is_watch_list: optionalFlag,
  trailer_url: optionalText,
  trailer_url_type: optionalText,
  /**
   * The first video is played (spec §4), unless it fails or the user chooses another. The list is
   * empty for visitors (spec §6).
   */
  video_links: optionalListOf(videoLink),
  /**
   * Extension. `true` if `video_links` stays empty until the member confirms their e-mail address
   * (`requestConfirmation`).
   */
  needs_confirmed_email: optionalYes,
  /** Related titles, preceded by a show's first episodes or by the episodes after an episode. */
  more_items: optionalListOf(card),
  series: readableOf(seriesOfEpisode),
  /** Extension. In display order. */
  seasons: readableListOf(season),
  casts: optionalListOf(castMember),
});
export type TitleDetails = Infer<typeof titleDetails>;

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

const userFields = {
  first_name: optionalText,
  last_name: optionalText,
  email: optionalText,
  mobile: optionalText,
  gender: choiceOf(genders),
  date_of_birth: optionalText,
  profile_image: optionalText,
};

export const user = object(userFields);
export type User = Infer<typeof user>;

export const signedIn = object({ api_token: requiredText, message: optionalText, ...userFields });

const planFeature = object({
  limitation_title: requiredText,
  lang,
  /** 1 if the plan has the feature; any other value if not (spec §9). */
  limitation_value: optionalNumber,
  /** One text ('1 tablet'), or texts by name ({ Phone: '480p' }). */
  limit: textOrEntries,
  limit_lang: lang,
});

export const plan = object({
  plan_id: id,
  ...named,
  /**
   * The price for the whole duration, including discount and taxes, with up to two decimals. It is
   * in the site's currency for plans, by default pounds (spec §9).
   */
  total_price: optionalNumber,
  /** The number of `duration` units: 3 with `month` is three months. */
  duration_value: optionalNumber,
  /** `month` or `year` */
  duration: optionalText,
  plan_type: optionalListOf(planFeature),
});
export type Plan = Infer<typeof plan>;

export const subscription = object({
  id,
  name: optionalText,
  lang,
  /** Only `active` counts as active (spec §4). */
  status: optionalText,
  /** The last day, `YYYY-MM-DD` in UTC. */
  end_date: optionalText,
});
export type Subscription = Infer<typeof subscription>;

/**
 * Amounts are in the site's checkout currency, by default US dollars (spec §9), with up to two
 * decimals.
 */
export const paymentDetails = object({
  price: requiredNumber,
  /** The discount's label, such as '10% off'. */
  discount: optionalText,
  discount_lang: lang,
  /** Taken off the price: 3 means -$3.00. */
  discount_amount: optionalNumber,
  subtotal: requiredNumber,
  tax_array: optionalListOf(
    object({
      ...named,
      /** Percent of the subtotal: 20 means 20 %. */
      value: optionalNumber,
      tax_amount: optionalNumber,
    }),
  ),
  total: requiredNumber,
});
export type PaymentDetails = Infer<typeof paymentDetails>;
