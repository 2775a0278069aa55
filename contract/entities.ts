/** Every entity of API v2, once (spec §3). Ids are texts inside the project. */
import { coerce, enums, type Infer, nullable, object, any as whatever } from 'superstruct';
import {
  flag,
  id,
  optionalListOf,
  optionalNumber,
  optionalText,
  requiredNumber,
  requiredText,
  textOrEntries,
} from './coercions';

export const genre = object({ id, name: requiredText });

export const card = object({
  id,
  name: requiredText,
  poster_image: optionalText,
  thumbnail_image: optionalText,
  content_rating: optionalText,
  language: optionalText,
  /** `hh:mm` */
  duration: optionalText,
  is_watch_list: flag,
});
export type Card = Infer<typeof card>;

export const banner = object({
  poster_url: optionalText,
  data: object({
    id,
    name: requiredText,
    description: optionalText,
    genres: optionalListOf(object({ name: requiredText })),
    /** `YYYY-MM-DD` */
    release_date: optionalText,
    language: optionalText,
    /** `hh:mm` */
    duration: optionalText,
    imdb_rating: optionalNumber,
    trailer_url: optionalText,
  }),
});
export type Banner = Infer<typeof banner>;

export const suggestion = object({ id: nullableId(), name: requiredText });
export type Suggestion = Infer<typeof suggestion>;

const castMember = object({
  id,
  name: requiredText,
  profile_image: optionalText,
  email: optionalText,
});
export type CastMember = Infer<typeof castMember>;

const videoLink = object({ type: optionalText, url: requiredText });
export type VideoLink = Infer<typeof videoLink>;

export const titleDetails = object({
  id,
  name: requiredText,
  description: optionalText,
  release_year: optionalText,
  language: optionalText,
  /** `hh:mm` */
  duration: optionalText,
  imdb_rating: optionalNumber,
  poster_image: optionalText,
  trailer_url: optionalText,
  trailer_url_type: optionalText,
  video_links: optionalListOf(videoLink),
  more_items: optionalListOf(card),
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
  gender: coerce(nullable(enums(genders)), whatever(), (value) =>
    genders.includes(value as Gender) ? value : null,
  ),
  /** `YYYY-MM-DD` */
  date_of_birth: optionalText,
  profile_image: optionalText,
};

export const user = object(userFields);
export type User = Infer<typeof user>;

/** What signing in answers: the token, and the user it belongs to. */
export const signedIn = object({ api_token: requiredText, message: optionalText, ...userFields });

const planFeature = object({
  limitation_title: requiredText,
  /** 1 means the plan has the feature (spec §9). */
  limitation_value: optionalNumber,
  limit: textOrEntries,
});

export const plan = object({
  plan_id: id,
  name: requiredText,
  total_price: optionalNumber,
  duration_value: optionalNumber,
  duration: optionalText,
  plan_type: optionalListOf(planFeature),
});
export type Plan = Infer<typeof plan>;

export const subscription = object({
  id,
  name: optionalText,
  status: optionalText,
  /** `YYYY-MM-DD` */
  end_date: optionalText,
});
export type Subscription = Infer<typeof subscription>;

export const paymentDetails = object({
  price: requiredNumber,
  discount: optionalText,
  discount_amount: optionalNumber,
  subtotal: requiredNumber,
  tax_array: optionalListOf(
    object({ name: requiredText, value: optionalNumber, tax_amount: optionalNumber }),
  ),
  total: requiredNumber,
});
export type PaymentDetails = Infer<typeof paymentDetails>;

function nullableId() {
  return coerce(nullable(id), whatever(), (value) => value ?? null);
}
