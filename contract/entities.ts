/**
 * The entities of API v2 (spec §3). Ids are texts inside the project; a missing or unreadable value
 * of an optional field is `null`.
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
 * The language of a text, BCP 47, where it is not that of the answer: `lang` is a name's, others end in `_lang`. Not in
 * the specification; read where the answer has it.
 */
const lang = extraText;
const named = { name: requiredText, lang };

export const genre = object({ id, ...named });

/** A genre of a title. Its id is not in the specification; read where the answer has it. */
const namedGenre = object({ id: extraText, ...named });

/** Where an episode belongs. Not in the specification; read where the answer has it. */
const seriesOfEpisode = object({
  /** Of the show. */
  id,
  ...named,
  /** From 1; 0 are the specials. */
  season: requiredNumber,
  /** From 1. */
  episode: requiredNumber,
});
export type SeriesOfEpisode = Infer<typeof seriesOfEpisode>;

export const card = object({
  id,
  ...named,
  poster_image: optionalText,
  thumbnail_image: optionalText,
  /**
   * The same pictures in several widths, as the `srcset` of an `img`: '/p-200.avif 200w, /p.webp 400w'. Not in the
   * specification; read where the answer has them.
   */
  poster_srcset: extraText,
  thumbnail_srcset: extraText,
  /** The age rating, as in `PG-13`. */
  content_rating: optionalText,
  language: optionalText,
  /** `hh:mm` */
  duration: optionalText,
  /** Whether the title is on the watchlist of the member who asks; `false` for visitors. */
  is_watch_list: flag,
  /** A channel, which has no duration. */
  is_live: optionalYes,
  /** A series, whose duration is that of an episode. Not in the specification; read where the answer has it. */
  is_series: optionalYes,
  /** An episode. Not in the specification; read where the answer has it. */
  series: readableOf(seriesOfEpisode),
});
export type Card = Infer<typeof card>;

/** Where a member has left a title. */
export const progress = object({
  entertainment_id: id,
  /** Seconds from the beginning. */
  position: requiredNumber,
  /** Seconds in all, as the player measured them. */
  duration: requiredNumber,
  /** ISO 8601, in UTC. */
  updated_at: requiredText,
  /** The title as lists show it; one that can't be shown is `null`. */
  card: coerced(nullable(card), (value) => value ?? null),
});
export type Progress = Infer<typeof progress>;

export const banner = object({
  poster_url: optionalText,
  /** As a card's. Not in the specification; read where the answer has it. */
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
    /** `hh:mm` */
    duration: optionalText,
    /** 0 to 10, with one decimal. */
    imdb_rating: optionalNumber,
    /** As a card's. Not in the specification; read where the answer has it. */
    content_rating: extraText,
    trailer_url: optionalText,
  }),
});
export type Banner = Infer<typeof banner>;

/** Suggestions without an id are shown all the same: picking one searches for its name. */
export const suggestion = object({
  id: nullableId(),
  ...named,
  /**
   * Why it is suggested, where its name does not say so: 'with Asha Rao', 'Thriller'. Not in the specification; read
   * where the answer has it.
   */
  reason: optionalText,
  reason_lang: lang,
  /** As a card's. Not in the specification; read where the answer has it. */
  content_rating: extraText,
});
export type Suggestion = Infer<typeof suggestion>;

const castMember = object({
  id,
  name: requiredText,
  profile_image: optionalText,
  /** `null`: the person can't be reached by mail. */
  email: optionalText,
  /**
   * Whether mail reaches this person. An extension of ours: the reference provider sends it instead of
   * `email`, which it tells nobody. Where it is absent, `email` decides.
   */
  can_be_mailed: optionalYes,
});
export type CastMember = Infer<typeof castMember>;

/** How one key system opens a protected stream. Not in the specification. */
const protection = object({
  system: choiceOf(['widevine', 'playready', 'fairplay', 'clearkey']),
  /** Where the licence is asked for, with a POST of the key system's own message. */
  license_url: requiredText,
  /** The certificate that FairPlay asks for, and Widevine may. */
  certificate_url: optionalText,
});
export type Protection = Infer<typeof protection>;

const videoLink = object({
  /** YouTube, Vimeo or HLS; anything else is a plain video file (spec §4). */
  type: optionalText,
  url: requiredText,
  /**
   * A WebVTT file whose cues each name a picture of those seconds, as in `sheet.webp#xywh=0,0,160,90`,
   * from the file's own address. Not in the specification; read where the answer has it.
   */
  storyboard: extraText,
  /** The key systems of a protected stream. Not in the specification; read where the answer has them. */
  protection: readableListOf(protection),
});
export type VideoLink = Infer<typeof videoLink>;

const season = object({
  /** From 1; 0 are the specials. */
  number: requiredNumber,
  /** In their order; each says its `series`. */
  episodes: listOf(card),
});
export type Season = Infer<typeof season>;

export const titleDetails = object({
  id,
  ...named,
  description: optionalText,
  description_lang: lang,
  /** `YYYY` */
  release_year: optionalText,
  language: optionalText,
  /** `hh:mm` */
  duration: optionalText,
  /** A channel, which has no duration. */
  is_live: optionalYes,
  /** 0 to 10, with one decimal. */
  imdb_rating: optionalNumber,
  poster_image: optionalText,
  /** A wide picture without lettering. Not in the specification; read where the answer has it. */
  backdrop_image: optionalText,
  /** That picture in several widths, as a card's. Not in the specification; read where the answer has it. */
  backdrop_srcset: extraText,
  /** Not in the specification; read where the answer has them. */
  genres: optionalListOf(namedGenre),
  /** As a card's. Not in the specification; read where the answer has it. */
  content_rating: optionalText,
  /** As a card's. Not in the specification: `null` where the answer does not say. */
  is_watch_list: optionalFlag,
  trailer_url: optionalText,
  /** As `type` of a video link. */
  trailer_url_type: optionalText,
  /** The full videos, of which the first is played (spec §4); empty for visitors (spec §6). */
  video_links: optionalListOf(videoLink),
  /**
   * The member is told no films before their email address is confirmed (`requestConfirmation`). Not in the
   * specification; read where the answer has it.
   */
  needs_confirmed_email: optionalYes,
  /** Related titles; those of a show or an episode begin with the next episodes. */
  more_items: optionalListOf(card),
  /** As a card's. Not in the specification; read where the answer has it. */
  series: readableOf(seriesOfEpisode),
  /** A show's, in their order. Not in the specification; read where the answer has them. */
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
  /** `YYYY-MM-DD` */
  date_of_birth: optionalText,
  profile_image: optionalText,
};

export const user = object(userFields);
export type User = Infer<typeof user>;

/** `api_token` is the bearer token of the calls that follow. */
export const signedIn = object({ api_token: requiredText, message: optionalText, ...userFields });

const planFeature = object({
  limitation_title: requiredText,
  lang,
  /** 1 means the plan has the feature; any other value that it lacks it (spec §9). */
  limitation_value: optionalNumber,
  /** How much of the feature: one text ('1 tablet'), or texts by name ({ Phone: '480p' }). */
  limit: textOrEntries,
  limit_lang: lang,
});

export const plan = object({
  plan_id: id,
  ...named,
  /** For the whole duration, taxes included; up to two decimals, shown in pounds (spec §9). */
  total_price: optionalNumber,
  /** How many of the unit below: 3 and `month` are three months. */
  duration_value: optionalNumber,
  /** The unit: `month` or `year`. */
  duration: optionalText,
  plan_type: optionalListOf(planFeature),
});
export type Plan = Infer<typeof plan>;

export const subscription = object({
  id,
  name: optionalText,
  lang,
  /** Only `active` counts as active (spec §4); others are `cancelled` and `replaced`. */
  status: optionalText,
  /** The last day of the subscription, `YYYY-MM-DD` in UTC. */
  end_date: optionalText,
});
export type Subscription = Infer<typeof subscription>;

/** A price breakdown. Amounts have up to two decimals and are shown in US dollars (spec §9). */
export const paymentDetails = object({
  price: requiredNumber,
  /** The label of the discount, as in '10% off'. */
  discount: optionalText,
  discount_lang: lang,
  /** What is taken off the price: 3 means -$3.00. */
  discount_amount: optionalNumber,
  /** Price less discount. */
  subtotal: requiredNumber,
  tax_array: optionalListOf(
    object({
      ...named,
      /** Percent of the subtotal: 20 means 20 %. */
      value: optionalNumber,
      tax_amount: optionalNumber,
    }),
  ),
  /** Subtotal plus taxes: what is paid. */
  total: requiredNumber,
});
export type PaymentDetails = Infer<typeof paymentDetails>;

function nullableId() {
  return coerced(nullable(id), (value) => value ?? null);
}
